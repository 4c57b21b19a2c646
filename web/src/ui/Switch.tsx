import { Switch as AntSwitch } from 'antd';

interface SwitchProps {
  /** Its label stands beside it, for this id. */
  id: string;
  isOn: boolean;
  isBusy?: boolean;
  isDisabled?: boolean;
  describedBy?: string;
  onChange: (isOn: boolean) => void;
}

/** On or off, beside a label of the page's own. */
export const Switch = ({ id, isOn, isBusy, isDisabled, describedBy, onChange }: SwitchProps) => (
  <AntSwitch
    id={id}
    size="small"
    aria-describedby={describedBy}
    checked={isOn}
    loading={isBusy}
    disabled={isDisabled}
    onChange={onChange}
  />
);
