import { Modal } from 'antd';
import type { IntegrationFormFragment } from '#generated/graphql.ts';
import { Button } from '#ui/Button.tsx';
import { CopyButton } from './CopyButton.tsx';

/** An integration that was just added, with what it is sent to by. */
export interface ReadyIntegration {
  integration: IntegrationFormFragment;
  /** Null for one that is sent mails. */
  licenseKey: string | null;
}

/** What whoever connects the source of a new integration has to know: its key and where it sends, or its address. */
export function ReadyModal({ integration, licenseKey, onClose }: ReadyIntegration & { onClose: () => void }) {
  return (
    <Modal
      open
      width={560}
      title={`${integration.displayName} is ready`}
      onCancel={onClose}
      mask={{ closable: false }}
      footer={
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <div className="new-key">
        {licenseKey ? (
          <ByRequest id={integration.id} licenseKey={licenseKey} />
        ) : (
          <ByMail address={integration.inboundEmailAddress ?? ''} senders={integration.email?.from ?? []} />
        )}
      </div>
    </Modal>
  );
}

function ByRequest({ id, licenseKey }: { id: string; licenseKey: string }) {
  const door = `${location.origin}/ingest/${id}/events`;
  return (
    <>
      <p className="soft">Copy the license key now. It will be hidden afterwards.</p>
      <Copyable label="License key" text={licenseKey} />
      <div>
        <h3>Where it sends</h3>
        <pre className="mono">{`POST ${door}\nAuthorization: Bearer <license key>\nContent-Type: application/json`}</pre>
      </div>
    </>
  );
}

function ByMail({ address, senders }: { address: string; senders: readonly string[] }) {
  return (
    <>
      <p className="soft">Have the source send its alarms to this address. It stands in the form of the integration.</p>
      <Copyable label="Inbound address" text={address} />
      <div>
        <h3>Who may send</h3>
        <p className="soft">
          {senders.length > 0
            ? `${senders.join(', ')}. Mails of others are put aside, under Rejected.`
            : 'Nobody yet: until the form lists a sender, every mail is put aside, under Rejected.'}
        </p>
      </div>
    </>
  );
}

function Copyable({ label, text }: { label: string; text: string }) {
  return (
    <div className="license-key">
      <code className="key-box mono" role="status" aria-label={label}>
        {text}
      </code>
      <CopyButton text={text} />
    </div>
  );
}
