import type { Page } from 'playwright-core';

/** Minimum size of a touch target, px. */
const thumbPx = 44;

/**
 * Finds touch targets on a phone's page that are too small or beyond the screen's edge, as "what: how". Links within a
 * line of text are exempt.
 */
const foundCramped = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const pressed =
      'button, a[href], select, input, textarea, [role=tab], [role=option], [role=menuitem], [role=combobox]';
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()}.${element.className} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').slice(0, 30)}"`;
    const found: string[] = [];
    // an open sheet covers the page
    const sheets = document.querySelectorAll(
      '.ant-modal, .ant-drawer-section, .ant-dropdown:not(.ant-dropdown-hidden)',
    );
    const root =
      sheets.item(sheets.length - 1) ??
      document.querySelector(':is([class^="mobile_"], [class*=" mobile_"])') ??
      document.body;
    for (const element of root.querySelectorAll<HTMLElement>(pressed)) {
      const box = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      if (box.width < 2 || box.height < 2 || style.visibility === 'hidden' || style.display === 'inline') continue;
      if (box.bottom < 0 || box.top > innerHeight || box.right < 0 || box.left > innerWidth) continue;
      // part of a control that is large enough as a whole
      if (element.parentElement?.closest('.ant-select, .ant-picker')) continue;
      const after = getComputedStyle(element, '::after');
      const reach = after.position === 'absolute' ? Number.parseFloat(after.height) : 0;
      const label = element.closest('label')?.getBoundingClientRect();
      const height = Math.max(box.height, reach || 0, label?.height ?? 0);
      const width = Math.max(box.width, label?.width ?? 0);
      if (height < least - 0.5 || width < least - 0.5)
        found.push(`${nameOf(element)}: ${Math.round(width)} × ${Math.round(height)}`);
      const scrolls = element.closest(
        ':is([class^="tabs_"], [class*=" tabs_"]), :is([class^="criteria-pills_"], [class*=" criteria-pills_"]), :is([class^="card-body_"], [class*=" card-body_"]):is([class^="is-table_"], [class*=" is-table_"])',
      );
      if (!scrolls && (box.right > innerWidth + 1 || box.left < -1)) found.push(`${nameOf(element)}: beyond the edge`);
    }
    for (const element of root.querySelectorAll<HTMLElement>('*')) {
      const { overflowX } = getComputedStyle(element);
      const isBounded =
        element === document.documentElement ||
        element.matches(
          ':is([class^="mobile_"], [class*=" mobile_"]), :is([class^="mobile-main_"], [class*=" mobile-main_"]), :is([class^="mobile-detail_"], [class*=" mobile-detail_"]), :is([class^="ticket-body_"], [class*=" ticket-body_"]), .ant-drawer-body, .ant-modal-container',
        );
      if (isBounded && overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1)
        found.push(`${nameOf(element).slice(0, 40)}: scrolls sideways`);
    }
    return [...new Set(found)];
  }, thumbPx);

/** Gathers what is cramped on the pages that are looked at, by the name of each look. */
export function lookForCramped(page: Page) {
  const cramped: Record<string, string[]> = {};
  const look = async (name: string): Promise<void> => {
    const found = await foundCramped(page);
    if (found.length > 0) cramped[name] = found;
  };
  return { look, cramped };
}
