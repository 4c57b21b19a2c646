import { BellRing } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { relationTexts as texts } from '#texts/relations.ts';
import { assetPath } from './asset-path.ts';
import { box, layOut, type Placed, walked } from './layout.ts';
import type { Neighborhood } from './relation-queries.ts';
import * as css from './relations.module.css';

type Entity = Neighborhood['neighbors'][number]['entity'];

const distanceOf = (depth: number): string =>
  depth === 0 ? texts.itself : depth < 0 ? texts.upstreamOf(-depth) : texts.downstreamOf(depth);

/** Text of a box besides name and class, for people who do not see its place. */
const unseenOf = ({ entity, depth }: Placed<Entity>): string =>
  ['', distanceOf(depth), ...(isInAlarm(entity) ? [texts.alarms(entity.activeAlarmCount)] : [])].join(', ');

const isInAlarm = ({ activeAlarmCount }: Entity): boolean => activeAlarmCount > 0;

/**
 * An asset with what feeds it at the left and what it feeds at the right; which of them are in alarm is marked. One stop of
 * the Tab key: arrow keys walk on, Enter opens an asset.
 */
export function Drawing({ entityId, neighborhood }: { entityId: string; neighborhood: Neighborhood }) {
  const arrowId = useId();
  const layout = layOut(neighborhood);
  const [walkedTo, setWalkedTo] = useState(entityId);
  const current = layout.nodes.some(({ entity }) => entity.id === walkedTo) ? walkedTo : entityId;
  const drawn = useRef<SVGSVGElement>(null);
  const walk = (event: KeyboardEvent) => {
    const next = walked(layout, current, event.key);
    if (event.key.startsWith('Arrow')) event.preventDefault();
    if (next === null) return;
    setWalkedTo(next);
    const link = drawn.current?.querySelector<SVGAElement>(`[data-entity="${next}"]`);
    link?.focus();
    link?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  return (
    <div className={css.relationsDrawing}>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing has no element that says it is a group */}
      <svg
        ref={drawn}
        role="group"
        aria-label={texts.drawing}
        aria-describedby={`${arrowId}-help`}
        width={layout.width}
        height={layout.height}
        viewBox={`0 0 ${layout.width} ${layout.height}`}
        onKeyDown={walk}
      >
        <defs>
          <marker
            id={arrowId}
            viewBox="0 0 8 8"
            refX="7"
            refY="4"
            markerWidth="8"
            markerHeight="8"
            markerUnits="userSpaceOnUse"
            orient="auto"
          >
            <path className={css.relationsArrow} d="M0 0 L8 4 L0 8 z" />
          </marker>
        </defs>
        {layout.edges.map(({ id, kind, path, sourceId, targetId }) => (
          <path
            key={id}
            className={edgeClass(kind, sourceId === current || targetId === current)}
            d={path}
            markerEnd={`url(#${arrowId})`}
            aria-hidden
          />
        ))}
        {layout.nodes.map((node) => (
          <Box
            key={node.entity.id}
            node={node}
            isStop={node.entity.id === current}
            onFocus={() => setWalkedTo(node.entity.id)}
          />
        ))}
        {layout.more.map(({ depth, count, x, y }) => (
          <text key={depth} className={css.relationsMore} x={x + box.edge} y={y + 12}>
            {texts.more(count)}
          </text>
        ))}
      </svg>
      <p id={`${arrowId}-help`} className="unseen">
        {texts.drawingHelp}
      </p>
    </div>
  );
}

const edgeClass = (kind: string, isNear: boolean): string =>
  `${css.relationsEdge}${kind === texts.part ? ` ${css.isPart}` : ''}${isNear ? ` ${css.isNear}` : ''}`;

function Box({ node, isStop, onFocus }: { node: Placed<Entity>; isStop: boolean; onFocus: () => void }) {
  const { entity, depth, x, y } = node;
  return (
    <Link
      to={assetPath(entity.id)}
      className={`${css.relationsBox}${depth === 0 ? ` ${css.isMiddle}` : ''}${isInAlarm(entity) ? ` ${css.isAlarming}` : ''}`}
      aria-current={depth === 0 || undefined}
      tabIndex={isStop ? 0 : -1}
      data-entity={entity.id}
      onFocus={onFocus}
    >
      <rect x={x} y={y} width={box.width} height={box.height} rx={6} />
      <foreignObject x={x} y={y} width={box.width} height={box.height}>
        <div className={css.relationsBoxText}>
          <span className={css.relationsBoxName}>
            <span className="ell strong grow" dir="auto">
              {entity.name}
            </span>
            {isInAlarm(entity) && (
              <span className={`${css.relationsAlarms} num`} aria-hidden>
                <BellRing size={12} aria-hidden />
                {entity.activeAlarmCount}
              </span>
            )}
          </span>
          <span className="ell meta quiet" dir="auto">
            {entity.class}
            <span className="unseen">{unseenOf(node)}</span>
          </span>
        </div>
      </foreignObject>
    </Link>
  );
}

/** Meaning of lines and boxes of the drawing. */
export const Legend = () => (
  <ul className={`${css.relationsLegend} meta quiet`}>
    <li>
      <svg width="26" height="8" aria-hidden>
        <path className={css.relationsEdge} d="M1 4 H25" />
      </svg>
      {texts.fed}
    </li>
    <li>
      <svg width="26" height="8" aria-hidden>
        <path className={`${css.relationsEdge} ${css.isPart}`} d="M1 4 H25" />
      </svg>
      {texts.part}
    </li>
    <li className={css.relationsAlarms}>
      <BellRing size={12} aria-hidden />
      {texts.inAlarm}
    </li>
  </ul>
);
