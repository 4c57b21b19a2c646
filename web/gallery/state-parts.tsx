import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import * as cardCss from '#ui/card.module.css';
import * as formCss from '#ui/form/form.module.css';
import { ProgressBar, ProgressRing } from '#ui/Progress.tsx';
import { Empty, Failed, Missing, NoAccess, Skeleton } from '#ui/states.tsx';
import type { Part } from './part.ts';

const Broken = (): never => {
  throw new Error('A part that cannot be drawn');
};

export const stateParts: Part[] = [
  { name: 'Skeleton', draw: () => <Skeleton rows={3} /> },
  {
    name: 'Progress',
    draw: () => (
      <div className={formCss.fields}>
        <ProgressBar label="Resting" done={30} total={64} />
        <ProgressBar label="At work" size="normal" state="active" done={30} total={64} />
        <ProgressBar label="Failed" size="normal" state="failed" done={30} total={64} />
        <ProgressRing label="Ring" done={30} total={64} />
      </div>
    ),
  },
  {
    name: 'Empty',
    draw: () => (
      <Empty kind="none" title="No fields yet" detail="Fields appear here once they are pulled.">
        <Button variant="primary">Pull fields</Button>
      </Empty>
    ),
  },
  { name: 'Empty, all is well', draw: () => <Empty kind="good" title="Intake is clear" /> },
  {
    name: 'Empty, filtered',
    draw: () => (
      <Empty kind="filtered" title="No alarms match these filters">
        <Button>Clear filters</Button>
      </Empty>
    ),
  },
  {
    name: 'Failed',
    draw: () => (
      <Failed
        title="Failed to get alarms"
        error="Too many requests"
        onRetry={() => new Promise((resolve) => setTimeout(resolve, 500))}
      />
    ),
  },
  { name: 'Missing', draw: () => <Missing title="Alarm 7 does not exist" /> },
  { name: 'NoAccess', draw: () => <NoAccess title="Costs are for admins" /> },
  {
    name: 'Card',
    draw: () => (
      <Card title="Source" aside="2 points">
        <div className={cardCss.cardBody}>Content</div>
      </Card>
    ),
  },
  {
    name: 'Card, failed to draw',
    draw: () => (
      <Card title="Points">
        <Broken />
      </Card>
    ),
  },
];
