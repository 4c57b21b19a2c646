import { useQuery } from '@apollo/client/react';
import { Settings2 } from 'lucide-react';
import { useState } from 'react';
import { can, configuresRelations } from '#session/access.ts';
import { errorMessage } from '#session/apollo.ts';
import { useMe } from '#session/me.tsx';
import { relationTexts as texts } from '#texts/relations.ts';
import { Card } from '#ui/Card.tsx';
import * as cardCss from '#ui/card.module.css';
import { IconButton } from '#ui/IconButton.tsx';
import { Empty, Failed, Skeleton } from '#ui/states.tsx';
import { Drawing, Legend } from './Drawing.tsx';
import { RelatedConfigDialog } from './RelatedConfigDialog.tsx';
import { RelationList } from './RelationList.tsx';
import { neighborhoodQuery } from './relation-queries.ts';
import * as css from './relations.module.css';

/** Interval between reads of which assets are in alarm: no live list is open beside the page. */
const pollMs = 15_000;

/** Relationships of an asset: a drawing of what is around it, and the list. */
export function RelationsSection({ entityId }: { entityId: string }) {
  const me = useMe();
  const [isConfiguring, setConfiguring] = useState(false);
  const { data, error, refetch } = useQuery(neighborhoodQuery, {
    variables: { entityId },
    context: { quiet: true },
    pollInterval: pollMs,
  });
  const neighborhood = data?.relationshipNeighborhood;
  const readAgain = () => void refetch().catch(() => undefined);
  const own = neighborhood?.neighbors.find(({ depth }) => depth === 0)?.entity;
  return (
    <div className={css.relations}>
      <Card title={texts.drawing}>
        <div className={cardCss.cardBody}>
          <div className={css.relationsHead}>
            <Legend />
            {configuresRelations(me) && (
              <IconButton icon={Settings2} label={texts.configure} onClick={() => setConfiguring(true)} />
            )}
          </div>
          {neighborhood && neighborhood.edges.length > 0 && (
            <Drawing key={entityId} entityId={entityId} neighborhood={neighborhood} />
          )}
          {own && neighborhood.edges.length === 0 && (
            <Empty kind="none" title={texts.lone(own.name)} detail={texts.loneDetail} />
          )}
          {!neighborhood && !error && <Skeleton rows={3} />}
          {error && !neighborhood && (
            <Failed title={texts.listFailed} error={errorMessage(error)} onRetry={() => refetch()} />
          )}
        </div>
      </Card>
      <RelationList
        key={entityId}
        entityId={entityId}
        name={own?.name ?? ''}
        mayEdit={can(me, 'assets', 'EDIT')}
        onChange={readAgain}
      />
      {isConfiguring && <RelatedConfigDialog onClose={() => setConfiguring(false)} onSaved={readAgain} />}
    </div>
  );
}
