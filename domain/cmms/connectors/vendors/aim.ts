import type { Descriptor } from '../descriptor.ts';
import { genericRest } from '../generic-rest.ts';
import { at, textOf } from '../values.ts';

/**
 * AssetWorks AiM. Read by its IQ reports; what writes is licensed and made for a site, so that orders go to the site's own
 * plain interface below the same address.
 */
export const aim: Descriptor = {
  ...genericRest,
  test: {
    method: 'GET',
    path: '/fmax/api/v3/iq-reports/custom-resource',
    query: { tableName: 'AePPhaseE', fields: 'proposal', rowLimit: '1' },
  },
  list: {
    ...genericRest.list,
    call: ({ reference }) => ({
      method: 'GET',
      path: '/fmax/api/v3/iq-reports/custom-resource',
      query: {
        tableName: 'AePPhaseE',
        fields: 'proposal,status_code,assigned_to,ref_no,edit_date,edit_clerk',
        // what changed is asked by month: the one before and this one
        ...(reference === undefined ? { timePeriod: 'PM,CM', date: 'edit_date' } : { ref_no: reference }),
      },
    }),
    paging: { kind: 'skip', size: 'rowLimit', skip: 'rowOffset' },
    items: '/ResultSet/Results',
  },
  create: { ...genericRest.create, id: ({ body }) => textOf(at(body, '/proposal') ?? at(body, '/id')) ?? null },
  order: (row, { time }) => {
    const status = textOf(row.status_code);
    return {
      externalId: String(row.proposal ?? ''),
      aliases: [],
      reference: textOf(row.ref_no),
      status,
      statusKey: status,
      isClosed: status == null ? undefined : /^(CLOSED?|COMPLETED?|CANCELL?ED)$/i.test(status),
      assignee: textOf(row.assigned_to),
      changedAt: time(row.edit_date),
      changedBy: textOf(row.edit_clerk) ?? null,
      stamp: null,
      comments: [],
    };
  },
  read: null,
};
