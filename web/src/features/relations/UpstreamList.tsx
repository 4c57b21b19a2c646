import { Fragment } from 'react';
import { Link } from 'react-router';
import { upstreamShown } from '#domain/constants.ts';
import { relationTexts as texts } from '#texts/relations.ts';
import * as cardCss from '#ui/card.module.css';
import { Cell, Table } from '#ui/Table.tsx';
import { assetPath } from './asset-path.ts';
import type { Upstream } from './relation-queries.ts';
import * as css from './relations.module.css';

/** Assets upstream of an asset, nearest first, each with the way to it. */
export const UpstreamList = ({ upstream }: { upstream: readonly Upstream[] }) => (
  <section className={`${cardCss.cardBody} ${cardCss.isTable}`} aria-label={texts.upstream}>
    <h3>{texts.upstream}</h3>
    {upstream.length === 0 && <p className="quiet">{texts.upstreamNone}</p>}
    {upstream.length > 0 && (
      <Table label={texts.upstream} columns={[{ name: texts.asset }, { name: texts.through }]}>
        {upstream.map(({ entity, path }) => (
          <tr key={entity.id}>
            <Cell>
              <Link to={assetPath(entity.id)} className="strong" dir="auto">
                {entity.name}
              </Link>
              {entity.activeAlarmCount > 0 && (
                <span className={`meta ${css.isAlarming}`}> {texts.alarms(entity.activeAlarmCount)}</span>
              )}
            </Cell>
            <Cell isSoft>
              {path.map(({ id, name, relationshipType }) => (
                <Fragment key={id}>
                  {relationshipType && <span className="quiet"> {relationshipType} </span>}
                  <span dir="auto">{name}</span>
                </Fragment>
              ))}
            </Cell>
          </tr>
        ))}
      </Table>
    )}
    {upstream.length >= upstreamShown && <p className="meta quiet">{texts.upstreamCut(upstreamShown)}</p>}
  </section>
);
