import { AlarmClock, ArrowRightLeft, CircleSlash, ClipboardPlus } from 'lucide-react';
import { type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { decisionTexts as texts } from '#texts/decisions.ts';
import { Button } from '#ui/Button.tsx';
import type { Question } from '../decisions/use-decisions.tsx';
import * as css from './alarms-phone.module.css';
import { createCardGesture } from './card-gesture.ts';

const leavingTriage = [
  { question: 'snooze', name: texts.snooze, icon: AlarmClock },
  { question: 'decline', name: texts.decline, icon: CircleSlash },
] as const;
const makeWork = { question: 'work', name: texts.work, icon: ClipboardPlus } as const;
const setStatus = { question: 'move', name: texts.status, icon: ArrowRightLeft } as const;
const verbWidth = 56;
const width = verbWidth * 3;

interface SwipeCardProps {
  /** True while alarms are selected: no swiping. */
  isSelecting: boolean;
  /** True if the person may create tickets; others are offered a status. */
  canCreateWork: boolean;
  /** Alarms that the actions apply to; null until it is known. */
  count: number | null;
  /** Called once the card is being pushed aside. */
  onUncover: () => void;
  onVerb: (question: Question) => void;
  onLongPress: () => void;
  children: ReactNode;
}

/** Card with actions behind a swipe; a long press and the details offer the same. */
export function SwipeCard(props: SwipeCardProps) {
  const { isSelecting, canCreateWork, count, onUncover, onVerb, onLongPress, children } = props;
  const [offset, setOffset] = useState(0);
  const [isDragged, setDragged] = useState(false);
  /** True if the next click ends a gesture. */
  const isGesture = useRef(false);
  const latest = useRef({ onLongPress, onUncover });
  latest.current = { onLongPress, onUncover };
  const [gesture] = useState(() =>
    createCardGesture(width, {
      onLongPress: () => latest.current.onLongPress(),
      onDrag(next) {
        setDragged(true);
        setOffset(next);
      },
      onRelease(isOpen) {
        setDragged(false);
        setOffset(isOpen ? -width : 0);
      },
    }),
  );
  useEffect(() => {
    if (isSelecting) gesture.close();
  }, [isSelecting, gesture]);
  const isOpen = offset !== 0;
  useEffect(() => {
    if (isOpen) latest.current.onUncover();
  }, [isOpen]);
  const ofMany = count !== null && count > 1 ? texts.alarms(count) : null;
  const choose = (question: Question) => {
    gesture.close();
    onVerb(question);
  };
  const down = (event: PointerEvent) => {
    isGesture.current = false;
    if (event.isPrimary && event.button === 0) gesture.down(event.clientX, event.clientY);
  };
  const move = (event: PointerEvent) => gesture.move(event.clientX, event.clientY, !isSelecting);
  const up = () => {
    isGesture.current = gesture.up();
  };
  return (
    <div className={css.swipeCard}>
      {isOpen && (
        <div className={css.swipeVerbs} style={{ width }}>
          {[...leavingTriage, canCreateWork ? makeWork : setStatus].map(({ question, name, icon: Icon }) => (
            <Button
              key={question}
              variant="plain"
              className={question === 'work' ? css.isWork : undefined}
              onClick={() => choose(question)}
            >
              <Icon size={20} aria-hidden />
              {name}
              {ofMany && <span className="unseen"> {ofMany}</span>}
            </Button>
          ))}
          {ofMany && (
            <span className={`${css.swipeCount} num`} aria-hidden>
              {ofMany}
            </span>
          )}
        </div>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the card within it acts; gestures are short cuts to the same */}
      <div
        className={`${css.swipeFace}${isDragged ? '' : ` ${css.isSettling}`}`}
        style={{ transform: offset === 0 ? undefined : `translateX(${offset}px)` }}
        onPointerDown={down}
        onPointerMove={move}
        onPointerUp={up}
        onPointerCancel={() => gesture.cancel()}
        onContextMenu={(event) => event.preventDefault()}
        onClickCapture={(event) => {
          if (!isGesture.current && !isOpen) return;
          event.stopPropagation();
          event.preventDefault();
          if (!isGesture.current) gesture.close();
          isGesture.current = false;
        }}
      >
        {children}
      </div>
    </div>
  );
}
