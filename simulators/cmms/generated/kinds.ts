import { aimKinds } from '../profiles/aim.ts';
import { assetEssentialsKinds } from '../profiles/asset-essentials.ts';
import { famisKinds } from '../profiles/famis.ts';
import { inforEamKinds } from '../profiles/infor-eam.ts';
import { maintenanceConnectionKinds } from '../profiles/maintenance-connection.ts';
import { maximoKinds } from '../profiles/maximo.ts';
import { mexKinds } from '../profiles/mex.ts';
import { plainRestKinds } from '../profiles/plain-rest.ts';
import { webTmaKinds } from '../profiles/web-tma.ts';

export const kinds = [
  ...aimKinds,
  ...assetEssentialsKinds,
  ...famisKinds,
  ...inforEamKinds,
  ...maintenanceConnectionKinds,
  ...maximoKinds,
  ...mexKinds,
  ...plainRestKinds,
  ...webTmaKinds,
];