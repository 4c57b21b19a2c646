import { reportTexts } from '../reports.ts';
import { sourceTexts } from '../sources.ts';
import { resolutionTexts } from '../work-resolution.ts';
import { limitReached, notFound } from './common.ts';

const { open, resolved, unresolved, automatic } = resolutionTexts;
const shown = resolutionTexts.columns;

/** Files of lists (ANA.8). */
export const exportTexts = {
  unknownList: (name: string) => notFound(`List "${name}"`),
  unknownRoute: 'This is no download of the product',
  tooManyRows: (max: number) => `The list has more than ${max.toLocaleString('en-US')} rows. Request an export of it.`,
  inputTooLong: (max: number) => `The input can have at most ${max.toLocaleString('en-US')} characters`,
  tooManyOfPerson: (max: number) => `${limitReached(max, 'exports at once')}. Wait until one of yours is ready.`,
  tooManyOfCustomer: (max: number) =>
    `${limitReached(max, 'exports of your organization at once')}. Please try again in a few minutes.`,

  notFound: notFound('Export'),
  fileGone: 'The file of this export is no longer kept. Request it again.',
  notReady: 'This export is not ready yet',
  addressOver: 'This link is no longer valid. Download the file from your list of exports.',
  mayNoLonger: 'You no longer have permission to see this list',
  noLongerMember: 'The person who requested it no longer has access',
  listGone: 'This list can no longer be exported',
  teamGone: 'A team of the filters no longer exists, or you may not see it',
  failed: 'The export could not be completed. Please try again.',

  tickets: {
    ...{ open, closed: 'Closed', resolved, unresolved, automatic },
    attributes: reportTexts.fields,
    columns: {
      ticket: shown.ticket,
      objective: 'Objective',
      state: 'State',
      result: shown.result,
      createdAt: shown.createdAt,
      closedAt: shown.closedAt,
      duration: `${shown.duration} (hours)`,
      isRunning: 'Running',
      timeToDispatch: `${shown.timeToDispatch} (hours)`,
      isRepeat: 'Repeat',
      repeats: shown.repeats,
      reissued: 'Reissued',
      alarms: 'Alarms',
      activeAlarms: shown.alarms,
      attributes: shown.attributes,
      creator: shown.creator,
      assignee: 'Assignee',
      teams: shown.teams,
      system: 'Maintenance system',
      order: shown.order,
      isDoubtful: sourceTexts.alarmsOutOfDate,
    },
  },
} as const;
