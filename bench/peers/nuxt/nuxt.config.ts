/** A static page of Nuxt's, compressed at its build: the fastest that it knows. */
export default defineNuxtConfig({
  compatibilityDate: '2026-01-01',
  telemetry: false,
  nitro: { compressPublicAssets: true, prerender: { routes: ['/'] } },
})
