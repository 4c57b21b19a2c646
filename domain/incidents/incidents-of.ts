import { type Database, forCustomer } from '../../platform/database.ts';
import { incidentTexts } from '../../texts/server/incidents.ts';
import { readEntityNames } from '../assets/entities/entity-names.ts';
import { incidentChainMax } from '../constants.ts';
import { explainAlarm, explainIncident } from './explain.ts';
import { type Incident, readChains, readIncidents, readIncidentsOfAlarms } from './incident-rows.ts';

/** An incident as one of its alarms shows it, or as a whole. */
export interface ExplainedIncident extends Incident {
  explanation: string;
}

type Reader = { db: Database; customer: { id: number } };

/** Reads the incidents of some alarms, by alarm, each explained from that alarm; alarms in no incident are missing. */
export async function incidentsOf(
  { db, customer }: Reader,
  alarmIds: readonly number[],
): Promise<Map<number, ExplainedIncident>> {
  return forCustomer(db, customer.id, async (trx) => {
    const incidentOf = await readIncidentsOfAlarms(trx, customer.id, alarmIds);
    if (incidentOf.size === 0) return new Map();
    const incidents = await readIncidents(trx, customer.id, [...incidentOf.values()]);
    const chains = await readChains(trx, customer.id, [...incidentOf.keys()], incidentChainMax);
    const assetIds = [...chains.values()].flatMap((chain) => chain.map(({ assetId }) => assetId));
    const causes = [...incidents.values()].map(({ causeAssetId }) => causeAssetId);
    const names = await readEntityNames(trx, customer.id, [...assetIds, ...causes]);
    const nameOf = (id: number): string => names.get(id) ?? incidentTexts.someAsset;
    return new Map(
      [...incidentOf].flatMap(([alarmId, id]): Array<[number, ExplainedIncident]> => {
        const incident = incidents.get(id);
        if (!incident) return [];
        return [[alarmId, { ...incident, explanation: explainAlarm(chains.get(alarmId) ?? [], incident, nameOf) }]];
      }),
    );
  });
}

/** Explains some incidents as a whole. */
export async function explained(
  { db, customer }: Reader,
  incidents: readonly Incident[],
): Promise<ExplainedIncident[]> {
  const names = await forCustomer(db, customer.id, (trx) =>
    readEntityNames(
      trx,
      customer.id,
      incidents.map(({ causeAssetId }) => causeAssetId),
    ),
  );
  return incidents.map((incident) => ({
    ...incident,
    explanation: explainIncident(incident, (id) => names.get(id) ?? incidentTexts.someAsset),
  }));
}
