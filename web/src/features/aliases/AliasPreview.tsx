import { useMutation, useQuery } from '@apollo/client/react';
import { X } from 'lucide-react';
import { Link } from 'react-router';
import { errorMessage } from '#session/apollo.ts';
import { aliasTexts as texts } from '#texts/aliases.ts';
import { actionTexts } from '#texts/common.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import * as cardCss from '#ui/card.module.css';
import { IconButton } from '#ui/IconButton.tsx';
import { Failed, Skeleton } from '#ui/states.tsx';
import { useToaster } from '#ui/toast.tsx';
import { aliasPreviewQuery, applyAliasMutation } from './alias-queries.ts';
import * as css from './aliases.module.css';

interface AliasPreviewProps {
  entityId: string;
  alias: string;
  /** True if it is an alias already, and alarms may be read again. */
  canApply: boolean;
  onClose: () => void;
}

/** Alarms that an alias would change, and the offer to read them again (AST.6). */
export function AliasPreview({ entityId, alias, canApply, onClose }: AliasPreviewProps) {
  const toaster = useToaster();
  const { data, error, refetch } = useQuery(aliasPreviewQuery, {
    variables: { entityId, alias },
    context: { quiet: true },
  });
  const [apply, { loading }] = useMutation(applyAliasMutation, { context: { failure: texts.applyFailed } });
  const preview = data?.entityAliasPreview;
  const reread = async () => {
    const { data: done } = await apply({ variables: { entityId, alias } }).catch(() => ({ data: null }));
    if (!done) return;
    const { taskId, affected } = done.applyEntityAlias;
    toaster.success(taskId === null ? texts.applied(affected) : texts.applying);
    await refetch();
  };
  return (
    <Card title={texts.previewOf(alias)} aside={<IconButton icon={X} label={actionTexts.close} onClick={onClose} />}>
      <div className={cardCss.cardBody} aria-live="polite">
        {error && !preview && (
          <Failed title={texts.previewFailed} error={errorMessage(error)} onRetry={() => refetch()} />
        )}
        {!preview && !error && <Skeleton rows={3} />}
        {preview && (
          <>
            <p>
              {texts.sentence([
                texts.mentioned(preview.mentioned, preview.isComplete),
                preview.mentioned > 0 && texts.changes(preview.changed),
                preview.verified > 0 && texts.verified(preview.verified),
              ])}
            </p>
            {preview.samples.length > 0 && (
              <ul className={css.aliasesSamples} aria-label={texts.preview}>
                {preview.samples.map(({ alarmId, name, before, after }) => (
                  <li key={alarmId}>
                    <Link className="ell" to={`/alarms/${alarmId}`}>
                      {name}
                    </Link>
                    <span className="meta quiet">{texts.fromTo(before ?? texts.nothing, after ?? texts.nothing)}</span>
                  </li>
                ))}
              </ul>
            )}
            {canApply && preview.changed > 0 && (
              <div className={`line ${css.aliasesActions}`}>
                <Button variant="primary" isBusy={loading} onClick={() => void reread()}>
                  {texts.apply(preview.changed)}
                </Button>
                <span className="meta quiet">{texts.applyDetail}</span>
              </div>
            )}
          </>
        )}
      </div>
    </Card>
  );
}
