import { useMutation } from '@apollo/client/react';
import { assetTexts as texts } from '#texts/assets.ts';
import { useToaster } from '#ui/toast.tsx';
import { refreshMutation } from './entity-queries.ts';

/** Returns what makes parsers read the names of a class again, or of all classes (AST.13). */
export function useRefresh(): (entityClass: string | null) => Promise<void> {
  const toaster = useToaster();
  const [refresh] = useMutation(refreshMutation);
  return async (entityClass) => {
    const { data } = await refresh({
      variables: { entityClass },
      context: { failure: entityClass === null ? texts.failedCache : texts.failedRefresh },
    }).catch(() => ({ data: null }));
    if (data) toaster.success(entityClass === null ? texts.allRefreshed : texts.refreshed);
  };
}
