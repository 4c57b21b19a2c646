import { type Random, randomOf } from '../bas/random.ts';

/** Rhythm in which a point alarms over the year: hot or cold days, hours with people, starts and stops of fans, or any time. */
export type Rhythm = 'heat' | 'cold' | 'humid' | 'occupied' | 'starts' | 'steady';

/** A point that alarms, always under one condition. */
export interface Point {
  /** Path at the source, from the campus to the point. */
  path: string;
  name: string;
  /** State of the source while it is in alarm. */
  state: 'High Limit' | 'Low Limit' | 'Offnormal' | 'Fault' | 'Alert';
  message: string;
  /** As the source says it, 0 to 255, lower is more urgent; null: it says none. */
  priority: string | null;
  /** Value in alarm, and after it. */
  values: readonly [string, string];
  rhythm: Rhythm;
  /** Alarms to be expected in a year. */
  perYear: number;
  /** Usual duration, minutes. */
  minutes: number;
}

export const disciplines = ['plant', 'air', 'rooms', 'labs', 'electrical', 'life safety'] as const;
/** The trade that looks after a piece of equipment. */
export type Discipline = (typeof disciplines)[number];

export interface Equipment {
  /** Unique in the campus, the same in each. */
  index: number;
  name: string;
  building: string;
  floor: number;
  /** The integration that its alarms come through. */
  system: SystemName;
  discipline: Discipline;
  points: readonly Point[];
}

/** Integrations of the campus, by name: the plant's and the field's. */
export const systemNames = ['campus-plant', 'campus-field'] as const;
export type SystemName = (typeof systemNames)[number];

export interface Building {
  name: string;
  floors: number;
  /** Equipment besides air handlers and rooms. */
  special: ReadonlyArray<[kind: Kind, count: number]>;
}

export const campusName = 'Northgate';

export const buildings: readonly Building[] = [
  {
    name: 'Central Plant',
    floors: 2,
    special: [
      ['CH', 4],
      ['BLR', 3],
      ['CT', 4],
      ['CHWP', 6],
      ['HWP', 4],
      ['GEN', 2],
    ],
  },
  {
    name: 'Science Hall',
    floors: 5,
    special: [
      ['FRZ', 14],
      ['FH', 20],
    ],
  },
  { name: 'Engineering Hall', floors: 4, special: [['FH', 8]] },
  { name: 'Main Library', floors: 4, special: [['ELEV', 2]] },
  {
    name: 'Medical Center',
    floors: 6,
    special: [
      ['FRZ', 10],
      ['ATS', 3],
      ['ELEV', 4],
    ],
  },
  { name: 'Residence Hall', floors: 6, special: [['ELEV', 2]] },
  { name: 'Student Center', floors: 3, special: [['ELEV', 2]] },
  {
    name: 'Data Center',
    floors: 2,
    special: [
      ['CRAC', 10],
      ['UPS', 4],
      ['PDU', 6],
    ],
  },
];

type Kind = keyof typeof kinds;
type Row = [
  name: string,
  state: Point['state'],
  message: string,
  priority: string | null,
  values: readonly [string, string],
  rhythm: Rhythm,
  perYear: number,
  minutes: number,
];

/** Kinds of equipment with their points, in the words of controllers in the field. */
const kinds = {
  AHU: {
    discipline: 'air',
    points: [
      ['SA-T', 'High Limit', 'Supply air temperature too high', '72', ['74.2 °F', '56.8 °F'], 'heat', 190, 40],
      [
        'MA-LowLimit',
        'Low Limit',
        'Mixed air low temperature, freeze risk',
        '36',
        ['36.1 °F', '48.0 °F'],
        'cold',
        60,
        25,
      ],
      ['SF-S', 'Offnormal', 'Supply fan status does not match command', '60', ['On/Off', 'On/On'], 'starts', 210, 4],
      [
        'Filter-DP',
        'High Limit',
        'Filter differential pressure high, change filter',
        '180',
        ['1.32 inWC', '0.61 inWC'],
        'steady',
        22,
        1_500,
      ],
      ['DuctStatic-P', 'Low Limit', 'Duct static pressure low', '118', ['0.41 inWC', '1.20 inWC'], 'occupied', 140, 18],
      ['RA-H', 'High Limit', 'Return air humidity high', '165', ['68.4 %RH', '52.0 %RH'], 'humid', 150, 70],
      [
        'Comm',
        'Fault',
        'Controller not responding, communication loss',
        '128',
        ['offline', 'online'],
        'steady',
        40,
        12,
      ],
    ],
  },
  VAV: {
    discipline: 'rooms',
    points: [
      ['ZN-T', 'High Limit', 'Zone air temperature too high', '150', ['78.4 °F', '73.1 °F'], 'heat', 130, 55],
      ['ZN-T', 'Low Limit', 'Zone air temperature too low', '155', ['64.9 °F', '69.8 °F'], 'cold', 110, 60],
      ['ZN-CO2', 'High Limit', 'Zone CO2 above limit', '190', ['1340 ppm', '860 ppm'], 'occupied', 70, 35],
      ['SA-F', 'Low Limit', 'Supply airflow below minimum', '210', ['92 cfm', '280 cfm'], 'occupied', 75, 20],
      ['OccSensor', 'Alert', 'Occupancy sensor has not changed', null, ['stuck', 'ok'], 'steady', 14, 400],
    ],
  },
  EF: {
    discipline: 'air',
    points: [
      ['EF-S', 'Offnormal', 'Exhaust fan status does not match command', '92', ['On/Off', 'On/On'], 'starts', 150, 5],
      [
        'Comm',
        'Fault',
        'Controller not responding, communication loss',
        '140',
        ['offline', 'online'],
        'steady',
        30,
        12,
      ],
    ],
  },
  CH: {
    discipline: 'plant',
    points: [
      [
        'CHWS-T',
        'High Limit',
        'Chilled water supply temperature too high',
        '24',
        ['51.3 °F', '44.0 °F'],
        'heat',
        180,
        30,
      ],
      ['Cond-P', 'High Limit', 'Condenser pressure high', '30', ['162 psi', '128 psi'], 'heat', 130, 20],
      ['Trip', 'Fault', 'Chiller tripped', '10', ['tripped', 'running'], 'heat', 5, 90],
      ['Evap-DP', 'Low Limit', 'Evaporator flow low', '58', ['2.1 psi', '6.4 psi'], 'steady', 45, 8],
    ],
  },
  BLR: {
    discipline: 'plant',
    points: [
      ['HWS-T', 'Low Limit', 'Hot water supply temperature too low', '44', ['122 °F', '160 °F'], 'cold', 150, 45],
      ['Flame', 'Fault', 'Burner lockout, flame failure', '12', ['lockout', 'ready'], 'cold', 14, 70],
      ['Stack-T', 'High Limit', 'Stack temperature high', '84', ['462 °F', '390 °F'], 'cold', 60, 15],
    ],
  },
  CT: {
    discipline: 'plant',
    points: [
      ['Basin-L', 'Low Limit', 'Basin level low', '62', ['3.1 in', '8.0 in'], 'heat', 70, 35],
      ['Vib', 'High Limit', 'Fan vibration high', '50', ['0.42 in/s', '0.12 in/s'], 'steady', 40, 6],
      ['Fan-VFD', 'Fault', 'Drive fault', '66', ['F07', 'ready'], 'heat', 16, 120],
    ],
  },
  CHWP: {
    discipline: 'plant',
    points: [
      ['Pump-S', 'Offnormal', 'Pump status does not match command', '40', ['On/Off', 'On/On'], 'heat', 90, 6],
      ['VFD-Fault', 'Fault', 'Drive overload fault', '34', ['F12', 'ready'], 'steady', 8, 200],
    ],
  },
  HWP: {
    discipline: 'plant',
    points: [
      ['Pump-S', 'Offnormal', 'Pump status does not match command', '42', ['On/Off', 'On/On'], 'cold', 80, 6],
      ['Seal-Leak', 'Offnormal', 'Seal leak detected', '98', ['wet', 'dry'], 'steady', 5, 2_000],
    ],
  },
  GEN: {
    discipline: 'electrical',
    points: [
      ['Fuel-L', 'Low Limit', 'Fuel level low', '88', ['31 %', '92 %'], 'steady', 10, 2_800],
      ['Batt-V', 'Low Limit', 'Starting battery voltage low', '46', ['22.9 V', '26.8 V'], 'cold', 30, 180],
    ],
  },
  FRZ: {
    discipline: 'labs',
    points: [
      ['Temp', 'High Limit', 'Freezer temperature high', '8', ['-58.0 °C', '-79.6 °C'], 'occupied', 110, 14],
      ['Power', 'Fault', 'Freezer power failure', '4', ['lost', 'ok'], 'steady', 3, 25],
    ],
  },
  FH: {
    discipline: 'labs',
    points: [
      ['Face-V', 'Low Limit', 'Fume hood face velocity low', '20', ['71 fpm', '101 fpm'], 'occupied', 130, 6],
      ['Sash', 'Alert', 'Sash left open', '200', ['100 %', '20 %'], 'occupied', 160, 45],
    ],
  },
  CRAC: {
    discipline: 'electrical',
    points: [
      ['RA-T', 'High Limit', 'Return air temperature too high', '28', ['84.0 °F', '75.4 °F'], 'heat', 160, 16],
      ['RA-H', 'Low Limit', 'Return air humidity low', '130', ['31 %RH', '44 %RH'], 'cold', 130, 90],
      ['Leak', 'Offnormal', 'Water detected under floor', '6', ['wet', 'dry'], 'steady', 4, 60],
    ],
  },
  UPS: {
    discipline: 'electrical',
    points: [
      ['Input-V', 'Offnormal', 'Input voltage out of range', '76', ['438 V', '479 V'], 'steady', 120, 2],
      ['Batt', 'Fault', 'Battery test failed', '38', ['failed', 'ok'], 'steady', 4, 1_400],
    ],
  },
  PDU: {
    discipline: 'electrical',
    points: [['Load', 'High Limit', 'Phase load high, overload warning', '108', ['82 %', '71 %'], 'occupied', 110, 25]],
  },
  ATS: {
    discipline: 'electrical',
    points: [
      ['Position', 'Offnormal', 'Transfer switch on emergency source', '14', ['emergency', 'normal'], 'steady', 16, 20],
    ],
  },
  ELEV: {
    discipline: 'life safety',
    points: [
      ['Fault', 'Fault', 'Elevator fault, car out of service', '70', ['out', 'in service'], 'occupied', 40, 110],
      ['Smoke', 'Offnormal', 'Smoke detector in shaft', '2', ['alarm', 'normal'], 'steady', 3, 12],
    ],
  },
} as const satisfies Record<string, { discipline: Discipline; points: readonly Row[] }>;

/** Boxes a floor: one a room. */
const roomsPerFloor = 20;

/**
 * Returns the equipment of the campus, building by building, floor by floor.
 * @param scale how many times as many units each floor has.
 */
export function equipmentOf(scale: number): Equipment[] {
  const made: Equipment[] = [];
  for (const building of buildings) {
    const isPlant = building.name === 'Central Plant';
    const add = (kind: Kind, floor: number, number: string, room: string | null): void => {
      const index = made.length;
      made.push(unitOf({ index, kind, building, floor, number, room }, randomOf(index * 7 + 11)));
    };
    for (let floor = 1; floor <= building.floors; floor += 1) {
      for (let n = 1; n <= scale; n += 1) {
        add('AHU', floor, `${floor}-${n}`, null);
        add('EF', floor, `${floor}-${n}`, null);
      }
      const rooms = isPlant ? 4 : roomsPerFloor * scale;
      for (let n = 1; n <= rooms; n += 1) {
        const room = `${floor}${String(n).padStart(scale > 1 ? 3 : 2, '0')}`;
        add('VAV', floor, room, room);
      }
    }
    for (const [kind, count] of building.special)
      for (let n = 1; n <= count * (isPlant ? 1 : scale); n += 1) add(kind, 1 + (n % building.floors), String(n), null);
  }
  return made;
}

function unitOf(
  of: { index: number; kind: Kind; building: Building; floor: number; number: string; room: string | null },
  random: Random,
): Equipment {
  const { index, kind, building, floor, number, room } = of;
  const name = `${kind}-${number}`;
  const { discipline, points } = kinds[kind];
  const place = [campusName, building.name, `Floor ${floor}`, ...(room ? [`Rm ${room}`] : []), name].join('/');
  return {
    ...{ index, name, floor, discipline },
    building: building.name,
    system: discipline === 'rooms' ? 'campus-field' : 'campus-plant',
    points: (points as readonly Row[]).map(([point, state, message, priority, values, rhythm, perYear, minutes]) => ({
      ...{ path: `${place}/${point}`, name: point, state, message, priority, values, rhythm, minutes },
      // few units of a kind cause most of its alarms
      perYear: perYear * Math.exp(2.2 * (random.next() + random.next() - 1)) * 0.82,
    })),
  };
}
