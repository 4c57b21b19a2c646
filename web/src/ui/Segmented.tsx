import { Segmented as AntSegmented } from 'antd';

interface SegmentedProps<Value extends string> {
  label: string;
  options: ReadonlyArray<{ value: Value; label: string }>;
  value: Value;
  size?: 'small' | 'middle';
  /** True if it fills the line. */
  isWide?: boolean;
  isDisabled?: boolean;
  id?: string;
  className?: string;
  onChange: (value: Value) => void;
}

/** One of a few words that stand side by side. */
export const Segmented = <Value extends string>(props: SegmentedProps<Value>) => {
  const { label, options, isWide, isDisabled, ...rest } = props;
  return (
    <AntSegmented<Value> aria-label={label} block={isWide} disabled={isDisabled} options={[...options]} {...rest} />
  );
};
