import { Ban, CircleCheck, CircleMinus, Hourglass, type LucideIcon } from 'lucide-react';
import type { UserStatus } from '#generated/graphql.ts';
import { userTexts as texts } from '#texts/users.ts';
import { Tag } from '#ui/Tag.tsx';
import type { ToneName } from '#ui/tokens.ts';

export const statusLooks: Record<UserStatus, [tone: ToneName, icon: LucideIcon]> = {
  active: ['neutral', CircleCheck],
  pending: ['info', Hourglass],
  disabled: ['warning', Ban],
  none: ['neutral', CircleMinus],
};

/** Status of a person within the customer. */
export function UserStatusTag({ status }: { status: UserStatus | null }) {
  if (!status) return null;
  const [tone, icon] = statusLooks[status];
  return (
    <Tag quiet tone={tone} icon={icon}>
      {texts.statuses[status]}
    </Tag>
  );
}
