import type { Discipline } from './campus.ts';

export interface Member {
  email: string;
  displayName: string;
  title: string;
  authRole: 'MANAGER' | 'STANDARD' | 'VENDOR';
  /** Part of the year after which they joined, 0 to 1. */
  joined: number;
  /** Part of the year after which they left; absent: they are still there. */
  left?: number;
}

export interface CampusTeam {
  name: string;
  disciplines: readonly Discipline[];
  /** Buildings that it looks after; none: all. */
  buildings: readonly string[];
  /** E-mails, the team's admin first. */
  members: readonly string[];
}

const person = (
  displayName: string,
  title: string,
  authRole: Member['authRole'] = 'STANDARD',
  [joined, left]: [number?, number?] = [],
): Member => ({
  email: `${displayName.split(' ')[0]?.toLowerCase()}@northgate.example`,
  ...{ displayName, title, authRole, joined: joined ?? 0 },
  ...(left !== undefined && { left }),
});

/** People of the campus besides those of the demo, who are six. */
export const members: readonly Member[] = [
  person('Priya Nair', 'Plant supervisor', 'MANAGER'),
  person('Tomas Vega', 'Chiller technician'),
  person('Ingrid Solberg', 'Boiler technician'),
  person('Leon Carter', 'Controls technician', 'STANDARD', [0.42]),
  person('Hana Sato', 'Air systems lead', 'MANAGER'),
  person('Grace Mbeki', 'HVAC technician'),
  person('Dylan Ross', 'HVAC technician', 'STANDARD', [0, 0.58]),
  person('Farid Haddad', 'HVAC technician', 'STANDARD', [0.66]),
  person('Elena Petrova', 'Building services lead', 'MANAGER'),
  person('Omar Aziz', 'Building engineer'),
  person('Chloe Martin', 'Building engineer'),
  person('Samuel Osei', 'Building engineer', 'STANDARD', [0.2]),
  person('Ruth Feldman', 'Laboratory services lead', 'MANAGER'),
  person('Jonas Weber', 'Laboratory technician'),
  person('Mei Lin', 'Electrical lead', 'MANAGER'),
  person('Pablo Ruiz', 'Electrician'),
  person('Aisha Khan', 'Electrician', 'STANDARD', [0.5]),
  person('Walter Dean', 'Life safety lead'),
  person('Bianca Costa', 'Elevator contractor', 'VENDOR', [0.1]),
];

/** E-mail of who dispatches work, in the demo's own people. */
export const dispatcher = 'standard@demo.example';

export const teams: readonly CampusTeam[] = [
  {
    name: 'Central Plant',
    disciplines: ['plant'],
    buildings: ['Central Plant'],
    members: ['priya', 'tomas', 'ingrid', 'leon'].map(atCampus),
  },
  {
    name: 'Air Systems',
    disciplines: ['air'],
    buildings: [],
    members: ['hana', 'grace', 'dylan', 'farid'].map(atCampus),
  },
  {
    name: 'Building Services',
    disciplines: ['rooms'],
    buildings: ['Main Library', 'Residence Hall', 'Student Center', 'Engineering Hall'],
    members: ['elena', 'omar', 'chloe', 'samuel'].map(atCampus),
  },
  {
    name: 'Laboratories',
    disciplines: ['labs'],
    buildings: ['Science Hall', 'Engineering Hall', 'Medical Center'],
    members: ['ruth', 'jonas'].map(atCampus),
  },
  {
    name: 'Electrical',
    disciplines: ['electrical'],
    buildings: ['Data Center', 'Medical Center'],
    members: ['mei', 'pablo', 'aisha'].map(atCampus),
  },
  { name: 'Life Safety', disciplines: ['life safety'], buildings: [], members: ['walter', 'bianca'].map(atCampus) },
];

function atCampus(name: string): string {
  return `${name}@northgate.example`;
}

export const teamOf = (discipline: Discipline): CampusTeam =>
  teams.find((team) => team.disciplines.includes(discipline)) as CampusTeam;

/** Returns the members of a team who were there at a part of the year. */
export const presentAt = (team: CampusTeam, part: number): string[] =>
  team.members.filter((email) => {
    const { joined, left = 1 } = members.find((member) => member.email === email) as Member;
    return joined <= part && part < left;
  });

/** The team that loses a technician, falls behind, and recovers once another is hired. */
const behind = { team: 'Air Systems', from: 0.55, worst: 0.66, until: 0.8 };

/** Returns how many times as long as usual a team takes at a part of the year. */
export function slownessOf(team: CampusTeam, part: number): number {
  if (team.name !== behind.team || part < behind.from || part > behind.until) return 1;
  const depth =
    part < behind.worst
      ? (part - behind.from) / (behind.worst - behind.from)
      : (behind.until - part) / (behind.until - behind.worst);
  return 1 + 9 * depth;
}
