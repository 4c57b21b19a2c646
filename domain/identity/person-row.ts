/** A person, independent of customers (WIRE.10). */
export interface PersonRow {
  id: string;
  email: string;
  displayName: string;
  firstName: string;
  lastName: string;
  avatarUrl: string | null;
  isSuper: boolean;
  isEmailVerified: boolean;
  isEmailSubscribed: boolean;
  isMfaEnabled: boolean;
}

export const personColumns = `u.id, u.email, u.display_name, u.first_name, u.last_name, u.avatar_url,
  u.is_super, u.is_email_verified, u.is_email_subscribed, u.is_mfa_enabled`;

/** A row read with `personColumns`. */
export interface PersonRecord {
  id: string;
  email: string;
  display_name: string;
  first_name: string;
  last_name: string;
  avatar_url: string | null;
  is_super: boolean;
  is_email_verified: boolean;
  is_email_subscribed: boolean;
  is_mfa_enabled: boolean;
}

export const toPerson = (row: PersonRecord): PersonRow => ({
  id: row.id,
  email: row.email,
  displayName: row.display_name,
  firstName: row.first_name,
  lastName: row.last_name,
  avatarUrl: row.avatar_url,
  isSuper: row.is_super,
  isEmailVerified: row.is_email_verified,
  isEmailSubscribed: row.is_email_subscribed,
  isMfaEnabled: row.is_mfa_enabled,
});
