import { builtInStatuses } from '../domain/alarms/model/state.ts';
import { statusEvents, statusTable, type Transition } from '../domain/alarms/rows/status-table.ts';

/** Returns docs/alarm-statuses.md: a diagram and tables of status changes, generated from the table in the code. */
export function statusPage(): string {
  return `# Statuses of an alarm

An alarm has one status: ${builtInStatuses.join(', ')}, or one of the customer's own. This page is written from
\`domain/alarms/rows/status-table.ts\` by \`npm run check\`; the drawing and the tables are what runs.

The *resting status*: with open work Dispatched; else active Intake; else Inactive. *Custom* stands for the customer's own
statuses.

\`\`\`mermaid
stateDiagram-v2
${drawing().join('\n')}
\`\`\`

${statusEvents.map(section).join('\n\n')}
`;
}

const nodeOf = (status: string): string => (status === 'any' ? 'AnyStatus' : status);

function drawing(): string[] {
  const names = [
    '  state "any status" as AnyStatus',
    '  state "resting status" as Resting',
    '  Resting --> Dispatched: open work',
    '  Resting --> Intake: active',
    '  Resting --> Inactive: inactive',
  ];
  const edges = statusTable
    .filter(({ to }) => to !== 'same')
    .map((row) => {
      const to = row.to === 'resting' ? 'Resting' : row.to === 'as asked' ? 'Custom' : row.to;
      const suffix = row.to === 'as asked' ? ', or any other that is asked for' : '';
      return `  ${nodeOf(row.from)} --> ${to}: ${labelOf(row)}${suffix}`;
    });
  return [...names, ...edges];
}

const labelOf = ({ on, when }: Transition): string => (when ? `${on}, ${when}` : on);

const outcomes: Record<string, string> = {
  same: 'stays',
  resting: 'resting status',
  'as asked': 'the status asked for',
};

function section(event: Transition['on']): string {
  const rows = statusTable
    .filter(({ on }) => on === event)
    .map(({ from, when = '', to, rule }) => `| ${from} | ${when} | ${outcomes[to] ?? to} | ${rule} |`);
  return [
    `## ${event.charAt(0).toUpperCase()}${event.slice(1)}`,
    '',
    '| From | When | To | Rule |',
    '| --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}
