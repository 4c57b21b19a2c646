import type { ApolloClient } from '@apollo/client';
import type { LucideIcon } from 'lucide-react';
import { type ComponentType, createContext, useContext } from 'react';
import type { AlarmPerformanceInput } from '#generated/graphql.ts';
import type { Me } from '#session/access.ts';
import type { OnDemand } from '#ui/on-demand.tsx';

/** Predicate of the people who see something; the server decides again. */
type Sees = (me: Me) => boolean;

/** A page and the module that draws it, loaded when the page is first shown. */
export interface PageRoute {
  /** Pattern of react-router, without a leading slash. */
  path: string;
  load: () => Promise<ComponentType>;
  /** Asks for what the page shows first, while the frame around it is not drawn yet; a refusal is left to the page. */
  prefetch?: (client: ApolloClient) => Promise<void>;
  /** Other people get 404. Absent: everybody signed in. */
  sees?: Sees;
}

/** A link to a page. */
export interface PageLink {
  name: string;
  to: string;
  sees?: Sees;
}

/** An area of the rail. */
export interface Area extends PageLink {
  icon: LucideIcon;
  /** Position in the rail, from the top. */
  rank: number;
  /** Pattern of the area's addresses, if `to` is not the start of all of them. */
  match?: string;
  /** Lens whose number waits in the area, beside its name, and the words after the number: "in intake". */
  waiting?: { id: string; what: string };
  /** Content of the rail beneath the areas while the area is open. */
  Rail?: ComponentType;
}

/** Keys as shown, and their effect. */
export type Shortcut = [keys: string[], effect: string];

/** Parts that pages of one feature show and another offers, with their properties. */
export interface Parts {
  /** The form of a new ticket about some alarms. */
  CreateWork: { alarmIds: string[]; onClose: () => void; onDone: () => void };
  /** The tickets that an alarm is or was on. */
  AlarmWork: { alarmId: string; version: number };
  /** Measures of alarms against what the industry recommends (KPI.23). */
  IndustryGrid: { input: AlarmPerformanceInput };
  /** The automation rules that take an alarm, or leave it out (AUTO.27). */
  AlarmRules: { alarmId: string; version: number };
  /** The incident that an alarm is in (BEY.1). */
  AlarmIncident: { alarmId: string; version: number };
  /** Creates a ticket of an incident's highest alarms, and asks first if some have open work (BEY.1). */
  IncidentTicket: { incidentId: string; onClose: () => void; onDone: () => void };
  /** Alarms of a ticket's incident that are not on the ticket. */
  TicketRelated: { ticketId: string; version: number };
}

/** Something that the command palette leads to. */
export interface PaletteEntry {
  name: string;
  /** Kind or place of it: "Page", the group of a lens. It is found by this too. */
  group: string;
  to: string;
  /** True if it answers the typed text, whatever its name is: it stands above the others. */
  isAnswer?: boolean;
}

/** Entries that a feature offers in the command palette for a typed text. A hook: it may read. */
export type PaletteSource = (typed: string) => PaletteEntry[];

/** A tab of an asset's page. */
export interface AssetSection {
  /** Value of the address parameter `tab`. */
  id: string;
  name: string;
  /** Position among the tabs, from the left. */
  rank: number;
  /** True if it suits a phone, too. */
  isOnPhone?: boolean;
  sees?: Sees;
  /** Classes of the assets that have it; absent: all. */
  classes?: readonly string[];
  Section: OnDemand<{ entityId: string }>;
}

type OfferedParts = { [Name in keyof Parts]?: OnDemand<Parts[Name]> };

/** Groups of the pages of settings, in their order. */
export const settingsGroups = ['account', 'organization'] as const;

/** Everything that a feature adds to the console. A feature is a folder whose `feature.ts` exports one by default. */
export interface Feature {
  /** Pages without a frame, for anybody. */
  bare?: PageRoute[];
  /** Pages without a frame, for people who are not signed in. */
  anonymous?: PageRoute[];
  /** Pages without a frame, for people who are signed in. */
  signedIn?: PageRoute[];
  /** Pages of the console. */
  console?: PageRoute[];
  /** Pages of the provider's console. */
  provider?: PageRoute[];
  /** Pages of the mobile shell. */
  phone?: PageRoute[];
  areas?: Area[];
  /** Pages of the area Settings, by group. */
  settings?: Array<PageLink & { group: (typeof settingsGroups)[number]; rank: number }>;
  /** Tabs of customer administration (ADM.10). */
  administration?: Array<PageLink & { rank: number }>;
  reports?: Array<PageLink & { rank: number }>;
  /** Pages of the area Analytics. */
  analytics?: Array<PageLink & { rank: number }>;
  /** Links of the provider's bar. */
  providerLinks?: Array<PageLink & { icon: LucideIcon; rank: number }>;
  shortcuts?: Shortcut[];
  /** Entries of the command palette besides the pages that are linked elsewhere; loaded when it opens. */
  palette?: Array<{ sees?: Sees; load: () => Promise<PaletteSource> }>;
  parts?: OfferedParts[];
  /** Tabs of an asset's page besides its details. */
  assetSections?: AssetSection[];
}

const always: Sees = () => true;

/** Returns what a person sees of some entries. */
export const seenBy = <Entry extends { sees?: Sees }>(me: Me, entries: readonly Entry[]): Entry[] =>
  entries.filter(({ sees = always }) => sees(me));

/** Returns what a person sees of some links, in order. */
export const visible = <Entry extends { sees?: Sees; rank: number }>(entries: readonly Entry[], me: Me): Entry[] =>
  seenBy(me, entries).toSorted((a, b) => a.rank - b.rank);

const FeaturesContext = createContext<readonly Feature[]>([]);
export const FeaturesProvider = FeaturesContext.Provider;

/** Returns one list of what some features register. */
export const joined = <Name extends keyof Feature>(
  features: readonly Feature[],
  name: Name,
): NonNullable<Feature[Name]> =>
  features.flatMap((feature): unknown[] => feature[name] ?? []) as NonNullable<Feature[Name]>;

/** Returns one list of what all features register. */
export const useRegistered = <Name extends keyof Feature>(name: Name): NonNullable<Feature[Name]> =>
  joined(useContext(FeaturesContext), name);
