import { Link } from 'react-router';
import { hasPump } from '#domain/integrations/external-schemas.ts';
import type { IntegrationFormFragment } from '#generated/graphql.ts';
import { integrationTexts, connectTexts as texts } from '#texts/integrations.ts';
import { Button } from '#ui/Button.tsx';
import { Copyable } from '#ui/Copyable.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import * as integrationFormCss from './form/integration-form.module.css';

/** An integration that was just added, with its license key. */
export interface ReadyIntegration {
  integration: IntegrationFormFragment;
  /** Null for one that receives emails. */
  licenseKey: string | null;
}

/** Settings for the source of a new integration: license key and endpoint, or email address. */
export function ReadyModal({ integration, licenseKey, onClose }: ReadyIntegration & { onClose: () => void }) {
  return (
    <Dialog
      size="wide"
      title={texts.ready(integration.displayName)}
      isDirty
      onClose={onClose}
      foot={
        <Button variant="primary" onClick={onClose}>
          {integrationTexts.done}
        </Button>
      }
    >
      <div className={integrationFormCss.newKey}>
        {licenseKey ? (
          <ByRequest id={integration.id} licenseKey={licenseKey} connectionType={integration.connectionType} />
        ) : (
          <ByMail address={integration.inboundEmailAddress ?? ''} senders={integration.email?.from ?? []} />
        )}
      </div>
    </Dialog>
  );
}

interface ByRequestProps {
  id: string;
  licenseKey: string;
  connectionType: string;
}

function ByRequest({ id, licenseKey, connectionType }: ByRequestProps) {
  const endpoint = `${location.origin}/ingest/${id}/events`;
  return (
    <>
      <p className="soft">{texts.copyNow}</p>
      <Copyable label={texts.licenseKey} text={licenseKey} />
      {connectionType !== 'OUTBOUND_RUNNER' && (
        <div>
          <h3>{texts.endpoint}</h3>
          <pre className="mono">{`POST ${endpoint}\nAuthorization: Bearer <license key>\nContent-Type: application/json`}</pre>
        </div>
      )}
      {hasPump(connectionType) && (
        <p>
          <Link to={`/integrations/${id}/pump`}>{texts.installPump}</Link>
        </p>
      )}
    </>
  );
}

function ByMail({ address, senders }: { address: string; senders: readonly string[] }) {
  return (
    <>
      <p className="soft">{texts.sendMail}</p>
      <Copyable label={texts.inboundAddress} text={address} />
      <div>
        <h3>{texts.senders}</h3>
        <p className="soft">{senders.length > 0 ? texts.onlySenders(senders) : texts.noSenders}</p>
      </div>
    </>
  );
}
