import { useMutation } from '@apollo/client/react';
import { detailsFailure, detailsMutation } from '#features/fields/properties/property-queries.ts';
import { useToaster } from '#ui/toast.tsx';
import type { AlarmDetail } from '../use-alarm.ts';
import type { Vote } from './PropertyValue.tsx';

/** Returns the handler of a vote on one value. */
export function useVote(alarm: AlarmDetail, onChange: () => void): Vote {
  const toaster = useToaster();
  const [save] = useMutation(detailsMutation, { context: { failure: detailsFailure } });
  return (type, confidence) => {
    const variables = { ids: [alarm.id], expectedVersions: [alarm.version], properties: [{ type, confidence }] };
    void save({ variables })
      .then(({ data }) => {
        const failed = data?.result.failures[0];
        if (failed) toaster.error(detailsFailure, failed.reason);
        if (data) onChange();
      })
      .catch(() => undefined);
  };
}
