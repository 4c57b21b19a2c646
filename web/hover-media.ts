import type { CSSOptions } from 'vite';

type PostCssPlugin = NonNullable<Exclude<CSSOptions['postcss'], string>>['plugins'];

/**
 * Styles of what a pointer hovers over apply only where there is one that hovers: a finger that has tapped would leave
 * them behind.
 */
export const hoverMedia: PostCssPlugin = [
  {
    postcssPlugin: 'hover-media',
    Once(root, { AtRule }) {
      root.walkRules(/:hover/, (rule) => {
        const { parent } = rule;
        if (parent?.type === 'atrule' && 'params' in parent && parent.params === '(hover: hover)') return;
        const isHovered = (selector: string) => selector.includes(':hover');
        const others = rule.selectors.filter((selector) => !isHovered(selector));
        const media = new AtRule({ name: 'media', params: '(hover: hover)', source: rule.source });
        media.append(rule.clone({ selectors: rule.selectors.filter(isHovered) }));
        rule.after(media);
        if (others.length > 0) rule.selectors = others;
        else rule.remove();
      });
    },
  },
];
