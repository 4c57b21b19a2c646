import type { SupportRequest } from '../../../domain/support/list-support-requests.ts';

export type SupportRequestMapper = SupportRequest;
