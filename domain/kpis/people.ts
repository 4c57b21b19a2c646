/** SQL of the KPIs about people: conditions on memberships `m`. */

/** KPI.15: the provider's own people are in no KPI. */
export const countedMembership = 'not exists (select from users u where u.id = m.user_id and u.is_super)';

/** KPI.1, the denominator: invited, not disabled. */
export const isInvited = `m.disabled_at is null`;

/** KPI.1, the numerator: activated, not disabled. */
export const isRegistered = `m.activated_at is not null and ${isInvited}`;
