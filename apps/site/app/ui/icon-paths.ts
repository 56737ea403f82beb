/** The few icons of the site as paths on a 24 px grid, drawn with a line of 1.5 px. */
export const iconPaths = {
  arrow: 'M4 12h15M13 6l6 6-6 6',
  chevron: 'M9 5l7 7-7 7',
  down: 'M5 9l7 7 7-7',
  up: 'M5 15l7-7 7 7',
  close: 'M5 5l14 14M19 5L5 19',
  menu: 'M4 7h16M4 12h16M4 17h16',
  globe: 'M12 3a9 9 0 100 18 9 9 0 000-18zM3 12h18M12 3c3 2.6 4 5.6 4 9s-1 6.4-4 9c-3-2.6-4-5.6-4-9s1-6.4 4-9z',
  moon: 'M19.5 14.5A8 8 0 019.5 4.5a8 8 0 1010 10z',
  sun: 'M12 8a4 4 0 100 8 4 4 0 000-8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4',
  home: 'M4 11l8-7 8 7M6 9.5V20h12V9.5M10 20v-6h4v6',
  machine: 'M3 19h18M5 19v-4h14v4M7 15V8h5v7M15 15V5h3v10M9.5 8V5',
  service: 'M14.5 6.5a4 4 0 00-5.3 5L4 16.7 7.3 20l5.2-5.2a4 4 0 005-5.3L15 12l-3-3z',
  mail: 'M3 6h18v12H3zM3 7l9 7 9-7',
  pause: 'M9 5v14M15 5v14',
  play: 'M8 5l11 7-11 7z',
  download: 'M12 4v11M7 10.5l5 5 5-5M4 20h16',
  search: 'M10.5 4a6.5 6.5 0 100 13 6.5 6.5 0 000-13zM15.5 15.5L20.5 20.5',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  print: 'M7 9V4h10v5M7 16H4V9h16v7h-3M7 13.5h10V20H7z',
  basket: 'M3 9h18l-2 11H5zM8 9l3-5M16 9l-3-5M9.5 13v3.5M14.5 13v3.5',
  link: 'M10 14a4 4 0 005.7 0l3-3A4 4 0 0013 5.3l-1 1M14 10a4 4 0 00-5.7 0l-3 3A4 4 0 0011 18.7l1-1',
  chat: 'M4 5h16v11H10l-4 4v-4H4z',
  check: 'M4 12.5l5.5 5.5L20 7',
} as const

export type IconName = keyof typeof iconPaths
