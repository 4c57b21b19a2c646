import { newCmmsSystem, storeCmmsField, storeCmmsValues } from '../support/cmms.ts';
import { item } from '../support/road.ts';
import { until } from '../support/until.ts';
import { openSignedIn, type SignedIn } from './signed-in.ts';
import { minutesAgo, openStage, type Stage } from './stage.ts';

export interface CmmsStage extends Stage {
  /** An admin of the customer. */
  ada: SignedIn;
  /** Fields of its maintenance system, "Campus Maximo": the asset's options follow the location. */
  location: string;
  asset: string;
  alarmId: number;
}

/** A customer with one alarm and a maintenance system whose fields can be configured. */
export async function openCmmsStage(): Promise<CmmsStage> {
  const stage = await openStage();
  const { db, customerId, send, states } = stage.road;
  await db('customers')
    .where({ id: customerId })
    .update({ features: ['cmmsConfig', 'cmmsMapping'] });
  await send(item('ALARM', 'AHU-4.SAT', minutesAgo(30), { message: 'Supply air warm', priority: 20 }));
  await until('an alarm', async () => (await states()).length === 1);
  const of = { customerId, systemId: await newCmmsSystem(db, customerId, { displayName: 'Campus Maximo' }) };
  const location = await storeCmmsField(db, {
    ...{ ...of, name: 'LOCATION', title: 'Location', genericField: 'Location', isRequired: true },
  });
  const asset = await storeCmmsField(db, {
    ...{ ...of, name: 'ASSETNUM', title: 'Asset', genericField: 'Asset', relatedParentFieldId: location },
    ...{ createDisplayOrder: 1, viewDisplayOrder: 1 },
  });
  const others = [
    ['DESCRIPTION', 'Summary', 'String'],
    ['REPORTDATE', 'Reported at', 'Date Time'],
    ['PRIORITY', 'Work priority', 'Number'],
    ['HAZARD', 'Safety hazard', 'Boolean'],
  ] as const;
  for (const [at, [name, title, dataType]] of others.entries())
    await storeCmmsField(db, { ...of, name, title, dataType, createDisplayOrder: at + 2, viewDisplayOrder: at + 2 });
  await storeCmmsValues(db, { customerId, fieldId: location }, [
    { name: 'BLDG-N', value: 'North house', externalId: '1' },
    { name: 'BLDG-S', value: 'South house', externalId: '2' },
  ]);
  await storeCmmsValues(db, { customerId, fieldId: asset }, [
    { name: 'AHU-4', value: 'Air handler 4', parentExternalId: '1' },
    { name: 'AHU-9', value: 'Air handler 9', parentExternalId: '2' },
  ]);
  const ada = await openSignedIn(stage.browser, await stage.person('ADMIN'));
  return { ...stage, ada, location, asset, alarmId: (await states())[0]?.id as number };
}
