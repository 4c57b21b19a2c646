import { useApolloClient, useMutation } from '@apollo/client/react';
import { ChevronDown, X } from 'lucide-react';
import { assignPointMutation, entityChoices, kindChoices } from '#features/fields/properties/entity-choices.ts';
import { detailsFailure } from '#features/fields/properties/property-queries.ts';
import { alarmPropertyTexts as texts } from '#texts/alarm-properties.ts';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { MultiLevelPicker } from '#ui/MultiLevelPicker.tsx';
import type { Choice } from '#ui/picker-path.ts';
import { useToaster } from '#ui/toast.tsx';
import type { AlarmDetail } from './use-alarm.ts';

/** Shows the asset or place that the alarm's point is assigned to, and a picker that changes it. */
export function PointAsset({ alarm, onChange }: { alarm: AlarmDetail; onChange: () => void }) {
  const client = useApolloClient();
  const toaster = useToaster();
  const [assign] = useMutation(assignPointMutation, { context: { failure: detailsFailure } });
  const given = alarm.entities.find(({ id }) => id === alarm.pointEntityId);
  const shown = given?.name ?? texts.choose;
  const assignTo = async (pointEntityId: string | null) => {
    const { id, version } = alarm;
    const { data } = await assign({ variables: { ids: [id], expectedVersions: [version], pointEntityId } });
    const failed = data?.result.failures[0];
    if (failed) toaster.error(detailsFailure, failed.reason);
    if (!data) return;
    if (!failed) toaster.success();
    onChange();
  };
  const quietly = (work: Promise<void>) => void work.catch(() => undefined);
  const read = (path: readonly Choice[], search: string, offset: number) =>
    path.length === 0 ? kindChoices(search) : entityChoices(client, path, search, offset);
  return (
    <>
      <MultiLevelPicker
        label={texts.pointAsset}
        confirm={texts.assign}
        chosen={[]}
        read={read}
        onSelect={([chosen]) => chosen && quietly(assignTo(chosen.id))}
      >
        <Button size="small" aria-label={texts.pointAssetOf(shown)}>
          <span className="ell" dir="auto">
            {shown}
          </span>
          <ChevronDown size={13} aria-hidden />
        </Button>
      </MultiLevelPicker>
      {given && (
        <IconButton
          icon={X}
          iconSize={14}
          size="small"
          label={texts.removePointAsset}
          onClick={() => quietly(assignTo(null))}
        />
      )}
    </>
  );
}
