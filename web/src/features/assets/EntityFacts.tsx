import { useMutation } from '@apollo/client/react';
import { useId } from 'react';
import { Link } from 'react-router';
import { useShellPlaces } from '#features/lists/places/shell-places.tsx';
import { can } from '#session/access.ts';
import { useMe } from '#session/me.tsx';
import { assetTexts as texts } from '#texts/assets.ts';
import { Card } from '#ui/Card.tsx';
import * as cardCss from '#ui/card.module.css';
import { formatDate, unknown } from '#ui/format.ts';
import { KeyValue } from '#ui/KeyValue.tsx';
import { Switch } from '#ui/Switch.tsx';
import * as css from './assets.module.css';
import { type EntityDetail, setPaidMutation } from './entity-queries.ts';

interface FactsProps {
  entity: EntityDetail;
  /** Absent: nothing can be changed here. */
  onChange?: () => void;
}

/** Returns the effective criticality with its source, in words. */
function criticalityText({ id, effectiveCriticality, criticalityPath: [step] }: EntityDetail): string {
  if (effectiveCriticality == null || !step) return texts.noCriticality;
  const from = texts.criticalityFrom[step.source](step.name, step.sourceName ?? null);
  const parts = step.entityId === id ? [from] : [texts.serves(step.name), from];
  return `${effectiveCriticality} (${parts.join(', ')})`;
}

/** Switch for an Admin that takes an asset off the customer's plan and puts it back (AST.16); others read it. */
function OnPlan({ entity: { id, isPaid }, onChange }: FactsProps) {
  const me = useMe();
  const labelId = useId();
  const [set, { loading }] = useMutation(setPaidMutation, { context: { failure: texts.failedUpdate } });
  if (!onChange || !can(me, 'assets', 'EDIT') || !can(me, 'customerSettings', 'EDIT'))
    return isPaid ? texts.yes : texts.no;
  const turn = async (next: boolean) => {
    await set({ variables: { id, isPaid: next } }).catch(() => undefined);
    onChange();
  };
  return (
    <span className={css.assetPlan}>
      <Switch id={labelId} isOn={isPaid} isBusy={loading} onChange={(next) => void turn(next)} />
      <label htmlFor={labelId} className="unseen">
        {texts.onPlan}
      </label>
      {isPaid ? texts.yes : texts.no}
    </span>
  );
}

/** Facts of a place or an asset. */
export function EntityFacts({ entity, onChange }: FactsProps) {
  const places = useShellPlaces();
  return (
    <>
      <Card title={texts.details}>
        <div className={cardCss.cardBody}>
          <KeyValue
            rows={[
              [texts.class, entity.class],
              ...(entity.rawEntityClass === entity.class
                ? []
                : [[texts.finerClass, entity.rawEntityClass] as [string, string]]),
              [texts.type, texts.types[entity.assetClass]],
              [
                texts.parent,
                entity.parent ? (
                  <Link key="parent" to={places.asset(entity.parent.id)} dir="auto">
                    {entity.parent.name}
                  </Link>
                ) : (
                  unknown
                ),
              ],
              [texts.criticality, criticalityText(entity)],
              [texts.spaceType, entity.spaceType?.name ?? unknown],
              [texts.shop, entity.shop ?? unknown],
              [texts.externalId, entity.externalId ?? unknown],
              [texts.onPlan, <OnPlan key="plan" entity={entity} onChange={onChange} />],
              [texts.added, formatDate(entity.createdAt)],
            ]}
          />
        </div>
      </Card>
      {entity.properties.length > 0 && (
        <Card title={texts.properties}>
          <div className={cardCss.cardBody}>
            <KeyValue rows={entity.properties.map(({ label, value }): [string, string] => [label, value])} />
          </div>
        </Card>
      )}
    </>
  );
}
