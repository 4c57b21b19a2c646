import { Radio } from 'antd';

interface RadiosProps<Value> {
  /** Accessible name. */
  label: string;
  value: Value;
  options: ReadonlyArray<{ value: Value; label: string; disabled?: boolean }>;
  className?: string;
  onChange: (value: Value) => void;
}

/** One of a few, all shown. */
export const Radios = <Value extends string | number | boolean>(props: RadiosProps<Value>) => {
  const { label, value, options, className, onChange } = props;
  return (
    <Radio.Group
      aria-label={label}
      className={className}
      value={value}
      options={[...options]}
      onChange={({ target }) => onChange(target.value)}
    />
  );
};
