import { expect, test } from 'vitest';
import { readDrawing } from '../../domain/maps/floor-plans/drawing.ts';
import { readRoomShape } from '../../domain/maps/floor-plans/read-room-shape.ts';
import { buildings } from './campus.ts';
import { drawFloor, drawnFloor } from './floor-drawing.ts';

test('the floor that is drawn is one of the campus', () => {
  const building = buildings.find(({ name }) => name === drawnFloor.building);
  expect(building?.floors).toBeGreaterThanOrEqual(drawnFloor.floor);
});

test.each([1, 2, 5, 20, 200])(
  'a floor of %i rooms is a drawing that the product takes, with a shape for each',
  (count) => {
    const rooms = Array.from({ length: count }, (_, index) => `Room ${index + 1}`);
    const { drawing, shapes } = drawFloor(rooms);
    const read = readDrawing(JSON.stringify(drawing));
    expect(read.problem).toBeNull();
    expect([...shapes.keys()]).toEqual(rooms);
    if (!read.drawing) return;
    for (const [name, shape] of shapes)
      expect(readRoomShape(shape, read.bounds), name).toEqual({ shape, problem: null });
  },
);
