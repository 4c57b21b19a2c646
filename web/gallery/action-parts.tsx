import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { ActionsMenu } from '#ui/ActionsMenu.tsx';
import { BadgedIcon } from '#ui/BadgedIcon.tsx';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { Confirm } from '#ui/Confirm.tsx';
import { CopyButton } from '#ui/CopyButton.tsx';
import { Grip } from '#ui/Grip.tsx';
import { IconButton, IconLink } from '#ui/IconButton.tsx';
import { Kbd } from '#ui/Kbd.tsx';
import { MenuButton, menuLine } from '#ui/Menu.tsx';
import { MoreButton } from '#ui/MoreButton.tsx';
import { RefreshButton } from '#ui/RefreshButton.tsx';
import { TabPanel, Tabs } from '#ui/Tabs.tsx';
import { Tip } from '#ui/Tip.tsx';
import * as css from './gallery.module.css';
import { nothing, type Part } from './part.ts';

const variants = ['default', 'primary', 'ghost', 'link', 'danger'] as const;

function SomeTabs() {
  const panelId = useId();
  const [selected, setSelected] = useState('one');
  const tabs = [
    { id: 'one', name: 'Details' },
    { id: 'two', name: 'Activity', isBeta: true },
    { id: 'three', name: 'Hidden', isVisible: false },
  ];
  return (
    <>
      <Tabs label="Tabs" tabs={tabs} selected={selected} onSelect={setSelected} panelId={panelId} />
      <TabPanel id={panelId} label={selected} className="">
        <p>Panel {selected}</p>
      </TabPanel>
    </>
  );
}

export const actionParts: Part[] = [
  ...variants.flatMap((variant): Part[] => [
    {
      name: `Button ${variant}`,
      draw: () => (
        <div className="line">
          <Button variant={variant}>Save</Button>
          <Button variant={variant} icon={Plus}>
            Add
          </Button>
          <Button variant={variant} size="small" icon={Pencil}>
            Edit <Kbd>E</Kbd>
          </Button>
        </div>
      ),
    },
    {
      name: `Button ${variant}, disabled`,
      draw: () => (
        <Button variant={variant} disabled>
          Save
        </Button>
      ),
    },
    {
      name: `Button ${variant}, busy`,
      draw: () => (
        <div className="line">
          <Button variant={variant} isBusy>
            Save
          </Button>
          <Button variant={variant} icon={Plus} isBusy>
            Add
          </Button>
        </div>
      ),
    },
  ]),
  { name: 'Button inline', draw: () => <Button variant="inline">Chiller 1</Button> },
  { name: 'CopyButton', draw: () => <CopyButton text="Chiller 1" /> },
  { name: 'ButtonLink', draw: () => <ButtonLink to="/">Go to Active</ButtonLink> },
  {
    name: 'IconButton',
    draw: () => (
      <div className="line">
        <IconButton icon={Pencil} label="Edit" />
        <IconButton icon={Pencil} size="small" label="Edit row" />
        <IconButton icon={Pencil} size="touch" label="Edit on a phone" />
        <IconLink icon={Plus} label="New" to="/" />
      </div>
    ),
  },
  { name: 'IconButton, disabled', draw: () => <IconButton icon={Trash2} label="Delete" disabled /> },
  {
    name: 'ActionsMenu',
    draw: () => (
      <ActionsMenu
        actions={[
          { label: 'Rename', action: nothing },
          { label: 'Delete', danger: true },
        ]}
      />
    ),
  },
  {
    name: 'MenuButton',
    draw: () => (
      <MenuButton items={[{ key: 'all', label: 'All' }, menuLine, { key: 'mine', label: 'Mine' }]} chosen={['mine']}>
        <Button>Views</Button>
      </MenuButton>
    ),
  },
  {
    name: 'Tip',
    draw: () => (
      <Tip text="Lakeside campus">
        <Button>LC</Button>
      </Tip>
    ),
  },
  {
    name: 'BadgedIcon',
    draw: () => (
      <div className={css.galleryMarks}>
        <BadgedIcon icon={Pencil} count={0} />
        <BadgedIcon icon={Pencil} count={12} />
        <BadgedIcon icon={Pencil} count={3} isOn />
      </div>
    ),
  },
  {
    name: 'Confirm',
    draw: () => (
      <Confirm question="Delete this row?" detail="Its values go with it." action="Delete" isDanger onConfirm={nothing}>
        <Button>Delete row</Button>
      </Confirm>
    ),
  },
  { name: 'Grip', draw: () => <Grip name="Row" /> },
  { name: 'MoreButton', draw: () => <MoreButton shown={20} total={64} onMore={async () => nothing()} /> },
  { name: 'RefreshButton', draw: () => <RefreshButton onRefresh={nothing} /> },
  { name: 'Tabs', draw: () => <SomeTabs /> },
];
