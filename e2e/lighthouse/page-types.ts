/** A page of each type, by name. Its path has no language. */
export async function listPageTypes(siteUrl: string): Promise<Record<string, string>> {
  const ask = async (path: string) => (await fetch(`${siteUrl}/api${path}`)).json()
  const [product] = (await ask('/shop/products?page=1&limit=1')) as { slug: string; category_slug: string }[]
  const [turnkey] = (await ask('/shop/turnkeys/?page=1&limit=1')) as { slug: string }[]
  const [post] = (await ask('/main/blog/?page=1&limit=1')) as { slug: string }[]
  return {
    home: '/',
    category: `/category/${product?.category_slug}`,
    product: `/product/pvc-screwing-machines/${product?.slug}`,
    products: '/product',
    turnkeys: '/turnkey',
    turnkey: `/turnkey/${turnkey?.slug}`,
    posts: '/blog',
    post: `/blog/${post?.slug}`,
    about: '/about',
    service: '/service',
    reviews: '/reviews',
    contact: '/contact',
    search: '/search-result?q=nv',
  }
}
