import { useApolloClient, useMutation } from '@apollo/client/react';
import { Popconfirm } from 'antd';
import { Eye, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { alwaysFresh } from '#session/apollo.ts';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { useToaster } from '#ui/toast.tsx';
import { CopyButton } from './CopyButton.tsx';
import { licenseKeyQuery, rotateMutation } from './integration-queries.ts';

/** The key is told to who asks for it, and never kept. */
export function useLicenseKey() {
  const client = useApolloClient();
  return async (id: string): Promise<string | null> => {
    const { data } = await client.query({
      query: licenseKeyQuery,
      variables: { id },
      ...alwaysFresh,
      context: { failure: 'Failed to fetch license key' },
    });
    return data?.getLicenseKeyForBAS ?? null;
  };
}

/** The licence key of an integration: read-only, masked until it is asked for, and replaced by another on request. */
export function LicenseKeyField({ id, mask }: { id: string; mask: string }) {
  const [key, setKey] = useState<string | null>(null);
  const readKey = useLicenseKey();
  const toaster = useToaster();
  const [rotate] = useMutation(rotateMutation, { context: { failure: 'Failed to rotate license key' } });
  const show = () =>
    readKey(id).then(setKey, () => {
      // a toast has said it
    });
  const replace = async () => {
    try {
      await rotate({ variables: { id } });
      toaster.success('License key rotated', 'The key before it stops working within seconds.');
      await show();
    } catch {
      // a toast has said it
    }
  };
  return (
    <div className="form-row">
      <span className="form-label" id="license-key">
        License key
      </span>
      <output className="key-box mono" aria-labelledby="license-key">
        {key ?? mask}
      </output>
      <div className="license-key">
        {key ? (
          <CopyButton text={key} />
        ) : (
          <IconButton icon={Eye} label="Show license key" size="small" onClick={show} />
        )}
        <Popconfirm
          title="Rotate the license key?"
          description="What sends with the present key is refused within seconds."
          okText="Rotate"
          onConfirm={replace}
          zIndex={1002}
        >
          <Button variant="ghost" size="small" icon={RotateCw}>
            Rotate
          </Button>
        </Popconfirm>
      </div>
    </div>
  );
}
