import type { ThemeConfig } from 'antd';
import { base, type ThemeName, tones } from './tokens.ts';

/** Touch targets are 44 px high; text of 16 px keeps a phone from zooming in on a field. */
export const touchTheme: ThemeConfig = {
  token: { controlHeight: 44, controlHeightSM: 44, controlHeightLG: 44 },
  components: {
    Input: { inputFontSize: 16 },
    InputNumber: { inputFontSize: 16 },
    Select: { fontSize: 16, lineHeight: 1.25, optionHeight: 44, optionFontSize: 14, optionPadding: '12px' },
    // a month and its hours fit into the smallest phone
    DatePicker: { inputFontSize: 16, cellWidth: 40, cellHeight: 32 },
    Dropdown: { paddingBlock: 12, fontSize: 14 },
  },
};

/** Colors that antd would mix from others for a light page, and that glare on a dark one. */
function ownScale(name: ThemeName): ThemeConfig['token'] {
  const token = base[name];
  const { danger, warning, success, info } = tones[name];
  return {
    colorPrimaryBg: token['accent-bg'],
    colorPrimaryBgHover: token['accent-bg'],
    colorPrimaryActive: token['accent-h'],
    colorLinkHover: token['accent-fg'],
    colorLinkActive: token['accent-fg'],
    colorErrorBg: danger.bg,
    colorErrorBgHover: danger.bg,
    colorErrorBgActive: danger.bg,
    colorErrorBgFilledHover: danger.bg,
    colorWarningBg: warning.bg,
    colorWarningBgHover: warning.bg,
    colorSuccessBg: success.bg,
    colorSuccessBgHover: success.bg,
    colorInfoBg: info.bg,
    colorInfoBgHover: info.bg,
    colorBgTextActive: token['bg-inset'],
    colorFillContentHover: token['bg-inset'],
    controlItemBgActiveDisabled: token['bg-inset'],
    // around a focused line
    controlOutline: token['accent-bd'],
    colorErrorOutline: danger.bd,
    colorWarningOutline: warning.bd,
    // around everything else that has the focus
    colorPrimaryBorder: token.focus,
    lineWidthFocus: 2,
  };
}

/**
 * antd's theme from our tokens; dark passes the dark values, no algorithm stacked on top.
 * @param motion false for people who want none: without transitions no end event is fired.
 */
export function antdTheme(name: ThemeName, motion: boolean): ThemeConfig {
  const token = base[name];
  const tone = tones[name];
  return {
    hashed: false,
    cssVar: { key: 'annunciator' },
    token: {
      motion,
      colorPrimary: token.accent,
      colorPrimaryHover: token['accent-h'],
      colorInfo: token.accent,
      colorError: tone.danger.icon,
      colorErrorText: tone.danger.fg,
      colorWarning: tone.warning.icon,
      colorSuccess: tone.success.icon,
      colorLink: token['accent-fg'],
      colorBgLayout: token['bg-app'],
      colorBgContainer: token['bg-surface'],
      colorBgElevated: token['bg-surface'],
      colorText: token['text-1'],
      colorTextSecondary: token['text-2'],
      colorTextDescription: token['text-3'],
      colorTextTertiary: token['text-3'],
      colorTextQuaternary: token['text-off'],
      colorTextPlaceholder: token['text-3'],
      colorTextLightSolid: token['tip-fg'],
      colorIcon: token['text-3'],
      colorBorder: token['bd-ctl'],
      colorBorderSecondary: token['bd-1'],
      colorBorderDisabled: token['bd-2'],
      colorSplit: token['bd-1'],
      colorFill: token['bg-inset'],
      colorFillAlter: token['bg-subtle'],
      colorFillSecondary: token['bg-inset'],
      colorFillTertiary: token['bg-inset'],
      colorFillQuaternary: token['bg-subtle'],
      ...ownScale(name),
      controlItemBgHover: token['bg-hover'],
      controlItemBgActive: token['bg-selected'],
      controlItemBgActiveHover: token['bg-focusrow'],
      colorBgMask: token.scrim,
      colorBgSpotlight: token['tip-bg'],
      fontFamily: "'Inter Variable', system-ui, sans-serif",
      fontFamilyCode: "'JetBrains Mono Variable', monospace",
      fontSize: 13,
      lineHeight: 1.5385,
      controlHeight: 30,
      controlHeightSM: 26,
      controlHeightLG: 32,
      borderRadius: 6,
      borderRadiusSM: 5,
      borderRadiusLG: 8,
      boxShadowSecondary: token['shadow-pop'],
      wireframe: false,
      motionDurationMid: '0.12s',
      zIndexPopupBase: 1000,
    },
    components: {
      Button: {
        defaultBorderColor: token['bd-2'],
        defaultColor: token['text-1'],
        fontWeight: 500,
        primaryColor: token['text-on-accent'],
        primaryShadow: 'none',
        defaultShadow: 'none',
      },
      Modal: { zIndexPopupBase: 1001 },
      Menu: { subMenuItemSelectedColor: token['text-1'] },
      // the chosen entry of a menu is text
      Dropdown: { colorPrimary: token['accent-fg'] },
      Tooltip: { fontSize: 12 },
    },
  };
}
