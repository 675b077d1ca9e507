// Only browsers without modules run this; it is written for them.
document.getElementById('root').innerHTML =
  '<p lang="zh-Hant">這個瀏覽器太舊，無法開啟此頁，請更新瀏覽器。</p>' +
  '<p lang="en">This browser is too old for this page; please update it.</p>';
