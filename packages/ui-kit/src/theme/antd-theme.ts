import type { DesignTokenProviderProps } from 'antd/es/theme/context';
import darkAlgorithm from 'antd/es/theme/themes/dark';
import defaultAlgorithm from 'antd/es/theme/themes/default';
import { paletteOf, type Accents } from './accents.ts';
import { fonts, radii, typeScale, type ColorScheme } from './tokens.ts';

/** A theme with a single algorithm, whose components have none of their own. */
export interface AntdTheme extends Pick<DesignTokenProviderProps, 'token'> {
  readonly algorithm: typeof defaultAlgorithm;
  readonly components: NonNullable<DesignTokenProviderProps['components']>;
}

/** Converts the tokens to an antd theme. */
export function antdTheme(scheme: ColorScheme, accents?: Accents): AntdTheme {
  const palette = paletteOf(scheme, accents);
  return {
    algorithm: scheme === 'dark' ? darkAlgorithm : defaultAlgorithm,
    token: {
      colorPrimary: palette.accent,
      colorLink: palette.accent,
      colorInfo: palette.accent,
      colorError: palette.danger,
      colorWarning: palette.danger,
      colorSuccess: palette.success,
      colorText: palette.text,
      colorTextSecondary: palette.muted,
      colorTextDescription: palette.muted,
      colorTextPlaceholder: palette.muted,
      colorTextDisabled: palette.muted,
      colorTextLightSolid: palette.onAccent,
      colorBgBase: palette.surface,
      colorBgLayout: palette.paper,
      colorBgContainer: palette.surface,
      colorBgElevated: palette.surface,
      colorBorder: palette.edge,
      colorBorderSecondary: palette.line,
      colorSplit: palette.line,
      controlItemBgActive: palette.wash,
      controlItemBgHover: palette.wash,
      borderRadius: radii.medium,
      borderRadiusLG: radii.large,
      borderRadiusSM: radii.small,
      fontFamily: fonts.text,
      fontSize: typeScale.body.size,
      controlHeight: 36,
      controlHeightSM: 30,
      boxShadowSecondary: palette.shadow,
      boxShadow: palette.shadow,
      motionDurationMid: '0.12s',
      motionDurationSlow: '0.18s',
      wireframe: false,
    },
    components: {
      Button: {
        primaryColor: palette.onAccent,
        primaryShadow: 'none',
        defaultShadow: 'none',
        dangerShadow: 'none',
        fontWeight: 500,
        paddingInlineSM: 10,
        contentFontSizeSM: typeScale.small.size,
      },
      Table: { headerBg: 'transparent', headerColor: palette.muted, headerSplitColor: 'transparent', rowHoverBg: palette.wash },
      Tabs: { inkBarColor: palette.text, itemSelectedColor: palette.text, itemActiveColor: palette.text, itemHoverColor: palette.text },
      Tooltip: { colorBgSpotlight: palette.text, colorTextLightSolid: palette.surface },
      // Icons in inputs, such as an arrow or a clock, are as dark as the text next to them.
      Select: { colorTextQuaternary: palette.muted },
      TreeSelect: { colorTextQuaternary: palette.muted },
      DatePicker: { colorTextQuaternary: palette.muted },
      Modal: { titleFontSize: typeScale.heading.size },
    },
  };
}
