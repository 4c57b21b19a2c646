import { useId, useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Form } from '#ui/form/Form.tsx';
import {
  CheckboxField,
  ChecksField,
  NumberField,
  RadioField,
  SelectField,
  SwitchField,
  TextAreaField,
  TextField,
} from '#ui/form/fields.tsx';
import * as formCss from '#ui/form/form.module.css';
import { NameForm } from '#ui/form/NameForm.tsx';
import { useForm } from '#ui/form/use-form.ts';
import { SearchInput, TextInput } from '#ui/Input.tsx';
import { MultiLevelPicker } from '#ui/MultiLevelPicker.tsx';
import { NumberInput } from '#ui/NumberInput.tsx';
import { PagedSelect } from '#ui/PagedSelect.tsx';
import { Radios } from '#ui/Radios.tsx';
import { DateTimePicker, RangePicker } from '#ui/range-picker.tsx';
import { SearchedSelect } from '#ui/SearchedSelect.tsx';
import { Segmented } from '#ui/Segmented.tsx';
import { ClearableSelect, MultiSelect, SearchSelect, Select, TagsSelect } from '#ui/Select.tsx';
import { Slider } from '#ui/Slider.tsx';
import { Switch } from '#ui/Switch.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { TimezoneSelect } from '#ui/TimezoneSelect.tsx';
import { nothing, type Part } from './part.ts';

const levels = [
  { value: 'low', label: 'Low' },
  { value: 'high', label: 'High' },
];
const bound = { name: 'field', onChange: nothing, onBlur: nothing };

/** Every field: plain, required with help, and with an error. */
const fieldsIn = (state: { isRequired?: boolean; help?: string; error?: string }, disabled = false) => (
  <div className={formCss.fields}>
    <TextField {...bound} {...state} label="Name" value="" placeholder="Name" disabled={disabled} />
    <TextField {...bound} {...state} label="Password" type="password" value="secret" disabled={disabled} />
    <TextAreaField {...bound} {...state} label="Notes" value="" disabled={disabled} />
    <NumberField {...bound} {...state} label="Minutes" value={30} disabled={disabled} />
    <SelectField
      {...bound}
      {...state}
      label="Level"
      value={null}
      placeholder="Choose"
      options={levels}
      disabled={disabled}
    />
    <RadioField {...bound} {...state} label="Kind" value="low" options={levels} />
    <CheckboxField {...bound} {...state} label="Shown" value disabled={disabled} />
    <SwitchField {...state} label="Mails" value onChange={nothing} disabled={disabled} />
  </div>
);

interface Draft {
  name: string;
  minutes: number | null;
  level: string | null;
}
const initial: Draft = { name: '', minutes: null, level: null };

/** A form that a server refuses as long as the name is "taken". */
function LiveForm() {
  const [saved, setSaved] = useState(0);
  const form = useForm({
    initial,
    validate: ({ name, minutes }) => ({
      name: name.trim() ? undefined : 'A name is required',
      minutes: minutes === null || minutes > 0 ? undefined : 'At least one minute',
    }),
    pathPrefix: 'input',
    submit: async ({ name }) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      if (name !== 'taken') return setSaved((count) => count + 1);
      throw { errors: [{ extensions: { fields: [{ path: 'input.name', message: 'This name is taken' }] } }] };
    },
  });
  return (
    <Form form={form} aria-label="Live form">
      <TextField {...form.field('name')} label="Name" isRequired help="As people know it" />
      <div className={formCss.fieldPair}>
        <NumberField {...form.field('minutes')} label="Minutes" />
        <SelectField {...form.field('level')} label="Level" isClearable options={levels} />
      </div>
      <div className="line">
        <Button type="submit" variant="primary" isBusy={form.isSubmitting} disabled={!form.isDirty}>
          Save
        </Button>
        <span className="meta quiet" role="status">
          Saved {saved} times{form.isUnsaved ? ', changed since' : ''}
        </span>
      </div>
    </Form>
  );
}

function LabelledSwitch() {
  const id = useId();
  return (
    <span className="line">
      <label htmlFor={id}>Mails</label>
      <Switch id={id} isOn onChange={nothing} />
    </span>
  );
}

const noon = new Date(2026, 4, 8, 12);

export const formParts: Part[] = [
  { name: 'Fields', draw: () => fieldsIn({}) },
  { name: 'Fields, required', draw: () => fieldsIn({ isRequired: true, help: 'What it is for' }) },
  { name: 'Fields, with errors', draw: () => fieldsIn({ isRequired: true, error: 'Something is missing' }) },
  { name: 'Fields, disabled', draw: () => fieldsIn({ help: 'Only admins change it' }, true) },
  { name: 'SwitchField, busy', draw: () => <SwitchField label="Mails" value isBusy onChange={nothing} /> },
  { name: 'Form', draw: () => <LiveForm /> },
  {
    name: 'NameForm',
    draw: () => (
      <NameForm label="New name" placeholder="New name" maxLength={50} action="Add" onSubmit={async () => nothing()} />
    ),
  },
  {
    name: 'Selects',
    draw: () => (
      <div className={formCss.fields}>
        <Select label="Level" value="low" options={levels} onChange={nothing} />
        <ClearableSelect
          label="Level or none"
          value={null}
          placeholder="Any level"
          options={levels}
          onChange={nothing}
        />
        <MultiSelect label="Levels" value={['low', 'high']} options={levels} onChange={nothing} />
        <SearchSelect
          label="Person"
          value={null}
          placeholder="Find a person"
          options={undefined}
          onSearch={nothing}
          onChange={nothing}
        />
      </div>
    ),
  },
  {
    name: 'Typed values and searched ones',
    draw: () => (
      <div className={formCss.fields}>
        <TagsSelect label="Words" value={['normal', 'ok']} onChange={nothing} />
        <TagsSelect label="Words, wrong" isInvalid value={[]} placeholder="Type a word" onChange={nothing} />
        <SearchedSelect
          label="Field"
          placeholder="Choose a field"
          options={levels}
          isLoading={false}
          typed=""
          value="low"
          nameOf={(value) => value}
          onType={nothing}
          onEnd={nothing}
          onChange={nothing}
        />
      </div>
    ),
  },
  {
    name: 'Lines without a field',
    draw: () => (
      <div className={formCss.fields}>
        <SearchInput label="Search" value="" onChange={nothing} />
        <TextInput label="Name" value="AHU-1" onChange={nothing} />
        <TextInput label="Name, wrong" isInvalid value="" placeholder="Name" onChange={nothing} />
        <NumberInput label="Minutes" value={30} suffix="min" onChange={nothing} />
        <Slider label="Share" value={40} min={0} max={100} onChange={nothing} />
      </div>
    ),
  },
  {
    name: 'Choices without a field',
    draw: () => (
      <div className={formCss.fields}>
        <Checkbox isChecked isMixed onChange={nothing}>
          Some of them
        </Checkbox>
        <Checkbox label="This row" isChecked onChange={nothing} />
        <Radios label="Kind" value="low" options={levels} onChange={nothing} />
        <LabelledSwitch />
      </div>
    ),
  },
  {
    name: 'Picker of nested choices',
    draw: () => (
      <MultiLevelPicker label="Place" chosen={[]} read={async () => ({ items: [], count: 0 })} onSelect={nothing}>
        <Button>Choose a place</Button>
      </MultiLevelPicker>
    ),
  },
  {
    name: 'PagedSelect',
    draw: () => (
      <PagedSelect
        label="Component"
        isMulti={false}
        value={['Pump']}
        read={async () => ({ items: [], count: 0 })}
        onChange={nothing}
      />
    ),
  },
  { name: 'TextArea', draw: () => <TextArea aria-label="Comment" defaultValue="Belt is on order" /> },
  {
    name: 'ChecksField',
    draw: () => <ChecksField {...bound} label="Kinds" value={['low']} options={levels} />,
  },
  {
    name: 'Segmented',
    draw: () => (
      <div className={formCss.fields}>
        <Segmented label="Kind" value="low" options={levels} onChange={nothing} />
        <Segmented label="Small kind" size="small" value="high" options={levels} onChange={nothing} />
      </div>
    ),
  },
  {
    name: 'Pickers of time',
    draw: () => (
      <div className={formCss.fields}>
        <RangePicker label="Range" value={[noon, noon]} onChange={nothing} />
        <Field label="Due">{({ id }) => <DateTimePicker id={id} value={noon} onChange={nothing} />}</Field>
        <TimezoneSelect value="America/Chicago" onChange={nothing} />
      </div>
    ),
  },
];
