import type { Role } from '../../../domain/identity/roles/role.ts';

export type RoleMapper = Role;
