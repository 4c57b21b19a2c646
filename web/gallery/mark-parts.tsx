import { Tag as TagIcon } from 'lucide-react';
import * as frameCss from '#frame/frame.module.css';
import { Health } from '#ui/Health.tsx';
import { Initials } from '#ui/Initials.tsx';
import { Kbd } from '#ui/Kbd.tsx';
import { KeyValue } from '#ui/KeyValue.tsx';
import { Logo } from '#ui/Logo.tsx';
import { ChosenPill, Pill } from '#ui/Pill.tsx';
import { Priority } from '#ui/Priority.tsx';
import { QrCode } from '#ui/QrCode.tsx';
import { Severity } from '#ui/Severity.tsx';
import { SourceText } from '#ui/SourceText.tsx';
import { Tag } from '#ui/Tag.tsx';
import { AlarmTime, Duration, Time } from '#ui/Time.tsx';
import { type ToneName, tones } from '#ui/tokens.ts';
import * as css from './gallery.module.css';
import { nothing, type Part } from './part.ts';

const toneNames = Object.keys(tones.light) as ToneName[];
const priorities = [5, 4, 3, 2, 1, 0];
const at = '2026-05-08T12:00:00.000Z';

export const markParts: Part[] = [
  {
    name: 'Tag',
    draw: () => (
      <div className={css.galleryMarks}>
        {toneNames.map((tone) => (
          <Tag key={tone} tone={tone} icon={TagIcon}>
            {tone}
          </Tag>
        ))}
        <Tag dashed>dashed</Tag>
      </div>
    ),
  },
  {
    name: 'Tag, quiet',
    draw: () => (
      <div className={css.galleryMarks}>
        {toneNames.map((tone) => (
          <Tag key={tone} tone={tone} icon={TagIcon} quiet>
            {tone}
          </Tag>
        ))}
      </div>
    ),
  },
  {
    name: 'Priority',
    draw: () => (
      <div className={css.galleryMarks}>
        {priorities.map((priority) => (
          <Priority key={priority} priority={priority} />
        ))}
        <Priority priority={5} active={false} />
      </div>
    ),
  },
  { name: 'Initials', draw: () => <Initials name="Maya Okafor" className={frameCss.avatar} /> },
  { name: 'QrCode', draw: () => <QrCode text="https://alarms.example" label="Code of an address" /> },
  {
    name: 'ChosenPill',
    draw: () => (
      <ul className="line">
        <ChosenPill name="North Hall" remove="Remove North Hall" onRemove={nothing} />
        <ChosenPill name="South Hall" remove="Remove South Hall" />
      </ul>
    ),
  },
  {
    name: 'Severity and health',
    draw: () => (
      <div className={css.galleryMarks}>
        <Severity severity="Alarm" />
        <Health state="UNHEALTHY" label="Connection lost" />
        <Health state="HEALTHY" label="Healthy" quiet />
      </div>
    ),
  },
  {
    name: 'Pill',
    draw: () => (
      <ul className={css.galleryMarks}>
        <Pill field="Status" isExclusion={false} value="Intake" onRemove={nothing} />
        <Pill field="Priority" isExclusion value="5" />
      </ul>
    ),
  },
  {
    name: 'KeyValue',
    draw: () => (
      <KeyValue
        rows={[
          ['Name', 'AHU 3'],
          ['Text', <SourceText key="text">HIGH TEMP</SourceText>],
          ['Raised', <Time key="raised" at={at} />],
          ['Cleared', <AlarmTime key="cleared" at={null} />],
          ['Lasted', <Duration key="lasted" since={at} until="2026-05-08T13:30:00.000Z" />],
        ]}
      />
    ),
  },
  {
    name: 'Logo and keys',
    draw: () => (
      <div className="line">
        <Logo size={28} />
        <Kbd>Ctrl</Kbd>
      </div>
    ),
  },
];
