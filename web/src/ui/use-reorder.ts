import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';

/** The order with one at another place. */
export function movedTo<Id>(ids: readonly Id[], id: Id, to: number): Id[] {
  const rest = ids.filter((each) => each !== id);
  return [...rest.slice(0, to), id, ...rest.slice(to)];
}

/**
 * An order that people change by dragging grips, or with the arrow keys on them; Escape lets go of what is dragged.
 * @param onOrder with the new order and what was moved, once it is dropped.
 */
export function useReorder<Id extends string>(ids: readonly Id[], onOrder: (ids: Id[], moved: Id) => void) {
  const list = useRef<HTMLUListElement>(null);
  const [dragged, setDragged] = useState<{ id: Id; order: readonly Id[] } | null>(null);
  const order = dragged?.order ?? ids;

  const drag = (event: PointerEvent) => {
    if (!dragged || !list.current) return;
    const items = [...list.current.querySelectorAll<HTMLElement>('[data-order-id]')];
    const to = items.findIndex((item) => {
      const { top, bottom } = item.getBoundingClientRect();
      return event.clientY >= top && event.clientY < bottom;
    });
    if (to >= 0 && order[to] !== dragged.id) setDragged({ ...dragged, order: movedTo(order, dragged.id, to) });
  };
  const drop = () => {
    if (!dragged) return;
    setDragged(null);
    if (dragged.order.some((id, at) => id !== ids[at])) onOrder([...dragged.order], dragged.id);
  };
  const move = (id: Id, by: number) => {
    const to = ids.indexOf(id) + by;
    if (to >= 0 && to < ids.length) onOrder(movedTo(ids, id, to), id);
  };
  return {
    /** As it would be if what is dragged were dropped now. */
    order,
    draggedId: dragged?.id ?? null,
    list,
    move,
    /** For the grip of an item, whose row carries `data-order-id`. */
    grip: (id: Id) => ({
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0) return;
        event.preventDefault();
        event.currentTarget.focus();
        event.currentTarget.setPointerCapture(event.pointerId);
        setDragged({ id, order: ids });
      },
      onPointerMove: drag,
      onPointerUp: drop,
      onPointerCancel: () => setDragged(null),
      onKeyDown(event: KeyboardEvent) {
        if (event.key === 'Escape' && dragged) {
          event.stopPropagation();
          setDragged(null);
        }
        const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
        if (by === 0) return;
        event.preventDefault();
        event.stopPropagation();
        move(id, by);
      },
    }),
  };
}
