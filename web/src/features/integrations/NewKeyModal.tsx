import { Modal } from 'antd';
import type { IntegrationFormFragment } from '../../generated/graphql.ts';
import { CopyButton } from './CopyButton.tsx';

interface NewKeyModalProps {
  integration: IntegrationFormFragment;
  licenseKey: string;
  onClose: () => void;
}

/** The key of a new integration, with how it is used. */
export function NewKeyModal({ integration, licenseKey, onClose }: NewKeyModalProps) {
  const door = `${location.origin}/ingest/${integration.id}/events`;
  return (
    <Modal
      open
      width={560}
      title={`${integration.displayName} is ready`}
      onCancel={onClose}
      mask={{ closable: false }}
      footer={
        <button type="button" className="btn is-primary" onClick={onClose}>
          Done
        </button>
      }
    >
      <div className="new-key">
        <p className="soft">Copy the license key now: from here on it reads as dots, in lists and in the form.</p>
        <div className="license-key">
          <code className="key-box mono" role="status" aria-label="License key">
            {licenseKey}
          </code>
          <CopyButton text={licenseKey} />
        </div>
        <div>
          <h3>Where it sends</h3>
          <pre className="mono">{`POST ${door}\nAuthorization: Bearer <license key>\nContent-Type: application/json`}</pre>
        </div>
      </div>
    </Modal>
  );
}
