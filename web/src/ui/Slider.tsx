import { Slider as AntSlider } from 'antd';

interface SliderProps {
  /** Accessible name of the handle. */
  label: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
}

/** A number within bounds, by a handle; its value stands beside it. */
export const Slider = ({ label, ...rest }: SliderProps) => (
  <AntSlider {...rest} tooltip={{ open: false }} ariaLabelForHandle={label} />
);
