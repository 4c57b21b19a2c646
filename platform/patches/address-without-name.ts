import { isIP } from 'node:net';
import { credentials } from '@grpc/grpc-js';

/** Private part of the credentials of a channel with TLS. */
interface SecureCredentials {
  _createSecureConnector(...given: unknown[]): { connectionOptions: { servername?: string } };
}

const prototype: SecureCredentials = Object.getPrototypeOf(credentials.createSsl());
const create = prototype._createSecureConnector;

/**
 * The client says its target as the name of the server, also where that is an address, which Node 26 refuses as RFC 6066
 * does. Without a name, the certificate is verified for the address.
 */
prototype._createSecureConnector = function connectWithoutAddressAsName(...given) {
  const connector = create.apply(this, given);
  const { servername } = connector.connectionOptions;
  if (servername !== undefined && isIP(servername)) delete connector.connectionOptions.servername;
  return connector;
};
