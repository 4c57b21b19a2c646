import type { HelpDesk } from '../../domain/identity/help-desk.ts';
import type { Geocoder } from '../../domain/maps/geocoder.ts';
import type { MapboxAccess } from '../../domain/maps/mapbox.ts';
import type { Log } from '../../platform/log.ts';
import type { OutboundRules } from '../../platform/outbound-address.ts';
import type { Seal } from '../../platform/seal.ts';
import type { Stream } from '../../platform/stream.ts';
import type { Temporal } from '../../platform/temporal.ts';
import type { WarehouseClient } from '../../warehouse/client.ts';

/** Dependencies of modules' ports. */
export interface PortDeps {
  warehouse: WarehouseClient;
  producer: Pick<ReturnType<Stream['createProducer']>, 'start' | 'send'>;
  temporal: Temporal;
  /** Encrypts and decrypts secrets. */
  seal: Seal;
  /** Domain of the mail addresses that integrations get. */
  mailDomain: string;
  /** Name of the product, as shown to people. */
  product: { name: string };
  /** True if text messages can be sent. */
  isSmsOn: boolean;
  /** Public key by which push services know this installation. */
  pushKey: string;
  /** Addresses that maintenance systems may have. */
  outboundRules: OutboundRules;
  /** Null without an external help desk. */
  helpDesk: HelpDesk | null;
  /** Address that requests for support are mailed to; null: they are only kept. */
  supportEmail: string | null;
  /** Finds addresses; null without a key of a maps service. */
  geocoder: Geocoder | null;
  /** Access of browsers to Mapbox; null: they draw the map with a style of ours. */
  mapbox: MapboxAccess | null;
  /** Folder of exported files. */
  exportsFolder: string;
  log: Log;
}
