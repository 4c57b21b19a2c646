import { unfinished as bulk } from '../bulk/client.ts';
import { unfinished as cmmsPull } from '../cmms-pull/client.ts';
import { unfinished as commands } from '../commands/client.ts';
import { unfinished as inventoryImport } from '../inventory-import/client.ts';
import { unfinished as reparse } from '../reparse/client.ts';
import { unfinished as reportExport } from '../report-export/client.ts';

export const unfinished = [bulk, cmmsPull, commands, inventoryImport, reparse, reportExport];