import { bacnetJson1 } from '../dialects/bacnet-json-1.ts';
import { desigoCc1 } from '../dialects/desigo-cc-1.ts';
import { eboMail1 } from '../dialects/ebo-mail-1.ts';
import { ecostruxureIt1 } from '../dialects/ecostruxure-it-1.ts';
import { genericCsv1 } from '../dialects/generic-csv-1.ts';
import { genericJson1 } from '../dialects/generic-json-1.ts';
import { genericKvMail1 } from '../dialects/generic-kv-mail-1.ts';
import { metasysV21 } from '../dialects/metasys-v2-1.ts';
import { metasysV41 } from '../dialects/metasys-v4-1.ts';
import { niagaraMail1 } from '../dialects/niagara-mail-1.ts';
import { niagaraN4Json1 } from '../dialects/niagara-n4-json-1.ts';
import { obix1 } from '../dialects/obix-1.ts';
import { webctrlDb1 } from '../dialects/webctrl-db-1.ts';
import { webctrlMail1 } from '../dialects/webctrl-mail-1.ts';

export const dialects = {
  'bacnet-json-1': bacnetJson1,
  'desigo-cc-1': desigoCc1,
  'ebo-mail-1': eboMail1,
  'ecostruxure-it-1': ecostruxureIt1,
  'generic-csv-1': genericCsv1,
  'generic-json-1': genericJson1,
  'generic-kv-mail-1': genericKvMail1,
  'metasys-v2-1': metasysV21,
  'metasys-v4-1': metasysV41,
  'niagara-mail-1': niagaraMail1,
  'niagara-n4-json-1': niagaraN4Json1,
  'obix-1': obix1,
  'webctrl-db-1': webctrlDb1,
  'webctrl-mail-1': webctrlMail1,
};