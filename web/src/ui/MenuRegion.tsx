import { cloneElement, type ReactElement, type ReactNode, type Ref } from 'react';
import { actionTexts } from '#texts/common.ts';

type MenuElement = ReactElement<{ ref?: Ref<unknown> }>;

/** Region of the page around an open menu: whoever goes from region to region finds it. Its ref is the menu's, which takes the focus. */
const MenuRegion = ({ ref, children }: { ref?: Ref<unknown>; children: MenuElement }) => (
  <section aria-label={actionTexts.menu}>{cloneElement(children, { ref })}</section>
);

/** Draws the menu of a dropdown within a region. */
export const inRegion = (menu: ReactNode) => <MenuRegion>{menu as MenuElement}</MenuRegion>;
