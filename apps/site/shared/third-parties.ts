/** The third-party scripts that are configured; null means that nothing is loaded. */
export type ThirdParties = {
  /** Google Tag Manager's container and where it is fetched from. */
  tagManager: { id: string; origin: string } | null
  /** The script of the live chat. Only Russian pages have it (R1.6). */
  liveChatSrc: string | null
}
