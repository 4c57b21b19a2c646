import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useFields } from '../fields/use-fields.ts';

/** The field of a tab, kept in the address; by default the first that fits. */
export function useListField(systemId: string, { onlyLists }: { onlyLists: boolean }) {
  const [params, setParams] = useSearchParams();
  const { fields, error, refetch, follow, isSyncing } = useFields(systemId);
  const offered = fields?.filter(({ dataType }) => !onlyLists || dataType === 'List');
  const field = offered?.find(({ id }) => id === params.get('field')) ?? offered?.[0] ?? null;
  useEffect(() => follow(isSyncing), [follow, isSyncing]);
  const choose = (id: string) =>
    setParams((before) => new URLSearchParams({ ...Object.fromEntries(before), field: id }), { replace: true });
  return { fields: offered, field, choose, error, refetch };
}
