import { BellRing, CircleCheck } from 'lucide-react';
import { assetTexts as texts } from '#texts/assets.ts';
import { Tag } from '#ui/Tag.tsx';

/** Number of active alarms on an asset or in a place. */
export const ActiveTag = ({ count, quiet }: { count: number; quiet?: boolean }) =>
  count > 0 ? (
    <Tag tone="danger" icon={BellRing} quiet={quiet}>
      {texts.active(count)}
    </Tag>
  ) : (
    <Tag tone="success" icon={CircleCheck} quiet={quiet}>
      {texts.normal}
    </Tag>
  );
