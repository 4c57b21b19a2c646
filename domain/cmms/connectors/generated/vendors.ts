import { aim } from '../vendors/aim.ts';
import { schoolDude } from '../vendors/asset-essentials.ts';
import { famis } from '../vendors/famis.ts';
import { inforEAM } from '../vendors/infor-eam.ts';
import { maintenanceConnection } from '../vendors/maintenance-connection.ts';
import { maximo, maximoServiceRequest } from '../vendors/maximo.ts';
import { mex } from '../vendors/mex.ts';
import { tms, awareManager } from '../vendors/plain-rest.ts';
import { sabre } from '../vendors/sabre.ts';
import { webTMACloud } from '../vendors/web-tma-cloud.ts';
import { webTMA } from '../vendors/web-tma.ts';

export const vendors = {
  aim,
  schoolDude,
  famis,
  inforEAM,
  maintenanceConnection,
  maximo,
  maximoServiceRequest,
  mex,
  tms,
  awareManager,
  sabre,
  webTMACloud,
  webTMA,
};