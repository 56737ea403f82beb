import Head from 'next/head'
import page from '../page.json'

/** A static page of Next's: rendered at the build, and kept as it is. */
export default function Page() {
  return (
    <>
      <Head>
        <title>{page.title}</title>
      </Head>
      <div dangerouslySetInnerHTML={{ __html: page.body }} />
    </>
  )
}
