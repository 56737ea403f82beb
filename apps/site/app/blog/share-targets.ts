/** The networks on which a post can be shared by a plain link: nothing of them is loaded before somebody follows it. */
export function shareTargets(url: string, title: string) {
  const [encodedUrl, encodedTitle] = [encodeURIComponent(url), encodeURIComponent(title)]
  return [
    { network: 'linkedin', href: `https://www.linkedin.com/sharing/share-offsite/?url=${encodedUrl}` },
    { network: 'facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${encodedUrl}` },
    { network: 'twitter', href: `https://twitter.com/intent/tweet?url=${encodedUrl}&text=${encodedTitle}` },
    { network: 'whatsapp', href: `https://wa.me/?text=${encodedTitle}%20${encodedUrl}` },
  ] as const
}
