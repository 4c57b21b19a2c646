import { Select } from 'antd';
import { timezoneWord } from '#texts/common.ts';
import * as css from './picker.module.css';
import { timezones } from './timezones.ts';

const options = timezones.map((value) => ({ value, label: value.replaceAll('_', ' ') }));

interface TimezoneSelectProps {
  value: string;
  onChange: (timezone: string) => void;
}

/** One of the timezones there are, found by typing. */
export const TimezoneSelect = ({ value, onChange }: TimezoneSelectProps) => (
  <Select
    aria-label={timezoneWord}
    size="small"
    className={css.timezoneSelect}
    showSearch
    popupMatchSelectWidth={false}
    listHeight={208}
    value={value}
    options={options}
    onChange={onChange}
  />
);
